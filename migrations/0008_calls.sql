ALTER TABLE `panels` ADD `called` integer;--> statement-breakpoint
ALTER TABLE `panels` ADD `loose` text DEFAULT '[]' NOT NULL;