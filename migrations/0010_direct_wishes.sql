CREATE TABLE `conversations` (
	`person` text PRIMARY KEY NOT NULL,
	`channel` text NOT NULL
);
--> statement-breakpoint
CREATE TABLE `hand_messages` (
	`table_id` text NOT NULL,
	`person` text NOT NULL,
	`message` text NOT NULL,
	`shown` text NOT NULL,
	PRIMARY KEY(`table_id`, `person`),
	FOREIGN KEY (`table_id`) REFERENCES `tables`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `hand_messages_person` ON `hand_messages` (`person`);--> statement-breakpoint
ALTER TABLE `people` ADD `direct_wish` text DEFAULT 'unasked' NOT NULL;--> statement-breakpoint
-- Whoever switched them off wants none; the others never said that they want them.
UPDATE `people` SET `direct_wish` = 'nothing' WHERE `direct` = 0;--> statement-breakpoint
ALTER TABLE `people` DROP COLUMN `direct`;