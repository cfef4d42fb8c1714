DROP INDEX "tables_status";--> statement-breakpoint
CREATE INDEX "tables_channel" ON "tables" USING btree ("channel");--> statement-breakpoint
CREATE INDEX "tables_guild" ON "tables" USING btree ("guild");--> statement-breakpoint
CREATE INDEX "tables_host" ON "tables" USING btree ("host");--> statement-breakpoint
CREATE INDEX "tables_invited" ON "tables" USING btree ("id") WHERE "tables"."invited" <> '[]';--> statement-breakpoint
CREATE INDEX "tables_untouched" ON "tables" USING btree ("touched_at") WHERE "tables"."status" not in ('lobby', 'running');--> statement-breakpoint
CREATE INDEX "tables_status" ON "tables" USING btree ("status","game");