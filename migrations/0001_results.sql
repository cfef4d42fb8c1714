ALTER TABLE `people` ADD `language` text;--> statement-breakpoint
ALTER TABLE `tables` ADD `ranking` text;--> statement-breakpoint
ALTER TABLE `tables` ADD `damage` text;