CREATE TABLE `log` (
	`table_id` text NOT NULL,
	`seq` integer NOT NULL,
	`at` integer NOT NULL,
	`body` text NOT NULL,
	PRIMARY KEY(`table_id`, `seq`),
	FOREIGN KEY (`table_id`) REFERENCES `tables`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE TABLE `people` (
	`id` text PRIMARY KEY NOT NULL,
	`time_zone` text NOT NULL,
	`quiet_from` integer,
	`quiet_to` integer,
	`away_until` integer,
	`remind_after` integer
);
--> statement-breakpoint
CREATE TABLE `seats` (
	`table_id` text NOT NULL,
	`seat` integer NOT NULL,
	`colour` text NOT NULL,
	`occupant` text NOT NULL,
	`person` text,
	`level` text,
	`orders` text NOT NULL,
	PRIMARY KEY(`table_id`, `seat`),
	FOREIGN KEY (`table_id`) REFERENCES `tables`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `seats_person` ON `seats` (`person`);--> statement-breakpoint
CREATE TABLE `tables` (
	`id` text PRIMARY KEY NOT NULL,
	`game` text NOT NULL,
	`rules_version` integer NOT NULL,
	`channel` text NOT NULL,
	`host` text NOT NULL,
	`status` text NOT NULL,
	`options` text NOT NULL,
	`seed` text NOT NULL,
	`salt` text NOT NULL,
	`snapshot` text,
	`desk` text,
	`revision` integer NOT NULL,
	`due` integer,
	`opened_at` integer NOT NULL,
	`touched_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `tables_due` ON `tables` (`due`) WHERE "tables"."due" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX `tables_one_a_channel` ON `tables` (`channel`) WHERE "tables"."status" in ('lobby', 'running');--> statement-breakpoint
CREATE INDEX `tables_status` ON `tables` (`status`);