PRAGMA foreign_keys=OFF;--> statement-breakpoint
CREATE TABLE `__new_tables` (
	`id` text PRIMARY KEY NOT NULL,
	`game` text NOT NULL,
	`rules_version` integer NOT NULL,
	`channel` text NOT NULL,
	`host` text,
	`status` text NOT NULL,
	`options` text NOT NULL,
	`seed` text NOT NULL,
	`salt` text NOT NULL,
	`snapshot` text,
	`desk` text,
	`ranking` text,
	`damage` text,
	`revision` integer NOT NULL,
	`due` integer,
	`opened_at` integer NOT NULL,
	`touched_at` integer NOT NULL
);
--> statement-breakpoint
INSERT INTO `__new_tables`("id", "game", "rules_version", "channel", "host", "status", "options", "seed", "salt", "snapshot", "desk", "ranking", "damage", "revision", "due", "opened_at", "touched_at") SELECT "id", "game", "rules_version", "channel", "host", "status", "options", "seed", "salt", "snapshot", "desk", "ranking", "damage", "revision", "due", "opened_at", "touched_at" FROM `tables`;--> statement-breakpoint
DROP TABLE `tables`;--> statement-breakpoint
ALTER TABLE `__new_tables` RENAME TO `tables`;--> statement-breakpoint
PRAGMA foreign_keys=ON;--> statement-breakpoint
CREATE INDEX `tables_due` ON `tables` (`due`) WHERE "tables"."due" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX `tables_one_a_channel` ON `tables` (`channel`) WHERE "tables"."status" in ('lobby', 'running');--> statement-breakpoint
CREATE INDEX `tables_status` ON `tables` (`status`);