ALTER TABLE `people` ADD `confirm_turn` integer DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE `people` ADD `tell_next` integer DEFAULT false NOT NULL;