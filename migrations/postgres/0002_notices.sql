CREATE TABLE "notices" (
	"table_id" text PRIMARY KEY NOT NULL,
	"at" bigint NOT NULL,
	"text" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "notices" ADD CONSTRAINT "notices_table_id_tables_id_fk" FOREIGN KEY ("table_id") REFERENCES "public"."tables"("id") ON DELETE no action ON UPDATE no action;