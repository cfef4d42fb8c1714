DROP INDEX `tables_status`;--> statement-breakpoint
CREATE INDEX `tables_channel` ON `tables` (`channel`);--> statement-breakpoint
CREATE INDEX `tables_guild` ON `tables` (`guild`);--> statement-breakpoint
CREATE INDEX `tables_host` ON `tables` (`host`);--> statement-breakpoint
CREATE INDEX `tables_invited` ON `tables` (`id`) WHERE "tables"."invited" <> '[]';--> statement-breakpoint
CREATE INDEX `tables_untouched` ON `tables` (`touched_at`) WHERE "tables"."status" not in ('lobby', 'running');--> statement-breakpoint
CREATE INDEX `tables_status` ON `tables` (`status`,`game`);