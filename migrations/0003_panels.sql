CREATE TABLE `panels` (
	`table_id` text PRIMARY KEY NOT NULL,
	`channel` text NOT NULL,
	`message` text NOT NULL,
	`posted_at` integer NOT NULL,
	`before` text NOT NULL,
	`since` text NOT NULL,
	FOREIGN KEY (`table_id`) REFERENCES `tables`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
ALTER TABLE `people` ADD `direct` integer DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE `people` ADD `palette` text DEFAULT 'standard' NOT NULL;--> statement-breakpoint
ALTER TABLE `people` ADD `taught` text DEFAULT '[]' NOT NULL;