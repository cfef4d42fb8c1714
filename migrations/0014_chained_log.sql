ALTER TABLE `log` ADD `sum` text;--> statement-breakpoint
ALTER TABLE `tables` ADD `log_sum` text;--> statement-breakpoint
ALTER TABLE `panels` DROP COLUMN `called`;