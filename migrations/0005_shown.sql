ALTER TABLE `panels` ADD `shown` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX `panels_channel` ON `panels` (`channel`,`posted_at`);--> statement-breakpoint
ALTER TABLE `tables` ADD `told` integer;