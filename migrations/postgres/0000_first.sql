CREATE TABLE "conversations" (
	"person" text PRIMARY KEY NOT NULL,
	"channel" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "hand_messages" (
	"table_id" text NOT NULL,
	"person" text NOT NULL,
	"message" text NOT NULL,
	"shown" text NOT NULL,
	CONSTRAINT "hand_messages_table_id_person_pk" PRIMARY KEY("table_id","person")
);
--> statement-breakpoint
CREATE TABLE "last_seen" (
	"id" integer PRIMARY KEY NOT NULL,
	"at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "log" (
	"table_id" text NOT NULL,
	"seq" integer NOT NULL,
	"at" bigint NOT NULL,
	"body" text NOT NULL,
	"sum" text,
	CONSTRAINT "log_table_id_seq_pk" PRIMARY KEY("table_id","seq")
);
--> statement-breakpoint
CREATE TABLE "panels" (
	"table_id" text PRIMARY KEY NOT NULL,
	"channel" text NOT NULL,
	"message" text NOT NULL,
	"posted_at" bigint NOT NULL,
	"is_lobby" boolean DEFAULT false NOT NULL,
	"before" text NOT NULL,
	"since" text NOT NULL,
	"called_for" text DEFAULT '[]' NOT NULL,
	"posting" text DEFAULT 'null' NOT NULL,
	"past" text DEFAULT '[]' NOT NULL,
	"loose" text DEFAULT '[]' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "people" (
	"id" text PRIMARY KEY NOT NULL,
	"time_zone" text NOT NULL,
	"quiet_from" integer,
	"quiet_to" integer,
	"away_until" bigint,
	"remind_after" integer,
	"language" text,
	"direct_wish" text DEFAULT 'unasked' NOT NULL,
	"palette" text DEFAULT 'standard' NOT NULL,
	"confirm_turn" boolean DEFAULT true NOT NULL,
	"tell_next" boolean DEFAULT false NOT NULL,
	"taught" text DEFAULT '[]' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "seats" (
	"table_id" text NOT NULL,
	"seat" integer NOT NULL,
	"colour" text NOT NULL,
	"occupant" text NOT NULL,
	"person" text,
	"level" text,
	"character" text,
	"orders" text NOT NULL,
	CONSTRAINT "seats_table_id_seat_pk" PRIMARY KEY("table_id","seat")
);
--> statement-breakpoint
CREATE TABLE "tables" (
	"id" text PRIMARY KEY NOT NULL,
	"game" text NOT NULL,
	"rules_version" integer NOT NULL,
	"guild" text,
	"channel" text NOT NULL,
	"host" text,
	"status" text NOT NULL,
	"options" text NOT NULL,
	"invited" text DEFAULT '[]' NOT NULL,
	"seed" text NOT NULL,
	"salt" text NOT NULL,
	"snapshot" text,
	"desk" text,
	"log_sum" text,
	"ranking" text,
	"damage" text,
	"revision" integer NOT NULL,
	"due" bigint,
	"opened_at" bigint NOT NULL,
	"touched_at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "threads" (
	"channel" text PRIMARY KEY NOT NULL,
	"rename_at" bigint,
	"archive_at" bigint
);
--> statement-breakpoint
CREATE TABLE "unseen" (
	"table_id" text PRIMARY KEY NOT NULL,
	"revision" integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE "hand_messages" ADD CONSTRAINT "hand_messages_table_id_tables_id_fk" FOREIGN KEY ("table_id") REFERENCES "public"."tables"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "log" ADD CONSTRAINT "log_table_id_tables_id_fk" FOREIGN KEY ("table_id") REFERENCES "public"."tables"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "panels" ADD CONSTRAINT "panels_table_id_tables_id_fk" FOREIGN KEY ("table_id") REFERENCES "public"."tables"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "seats" ADD CONSTRAINT "seats_table_id_tables_id_fk" FOREIGN KEY ("table_id") REFERENCES "public"."tables"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "unseen" ADD CONSTRAINT "unseen_table_id_tables_id_fk" FOREIGN KEY ("table_id") REFERENCES "public"."tables"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "hand_messages_person" ON "hand_messages" USING btree ("person");--> statement-breakpoint
CREATE INDEX "panels_channel" ON "panels" USING btree ("channel","posted_at");--> statement-breakpoint
CREATE INDEX "seats_person" ON "seats" USING btree ("person");--> statement-breakpoint
CREATE INDEX "tables_due" ON "tables" USING btree ("due") WHERE "tables"."due" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "tables_one_a_channel" ON "tables" USING btree ("channel") WHERE "tables"."status" in ('lobby', 'running');--> statement-breakpoint
CREATE INDEX "tables_status" ON "tables" USING btree ("status");