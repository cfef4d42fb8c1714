CREATE TABLE "server_changes" (
	"guild" text NOT NULL,
	"seq" integer NOT NULL,
	"at" bigint NOT NULL,
	"changed_by" text,
	"change" text NOT NULL,
	CONSTRAINT "server_changes_guild_seq_pk" PRIMARY KEY("guild","seq")
);
--> statement-breakpoint
CREATE TABLE "servers" (
	"id" text PRIMARY KEY NOT NULL,
	"rules" text DEFAULT '{}' NOT NULL,
	"keep_days" integer,
	"left_at" bigint
);
