ALTER TABLE `panels` ADD `is_lobby` integer DEFAULT false NOT NULL;--> statement-breakpoint
UPDATE `panels` SET `is_lobby` = true WHERE `table_id` IN (SELECT `id` FROM `tables` WHERE `desk` IS NULL);
