ALTER TABLE `panels` ADD `called_for` text DEFAULT '[]' NOT NULL;--> statement-breakpoint
ALTER TABLE `panels` ADD `posting` text DEFAULT 'null' NOT NULL;--> statement-breakpoint
ALTER TABLE `panels` ADD `past` text DEFAULT '[]' NOT NULL;