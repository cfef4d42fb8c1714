-- One B-tree instead of two: each change writes a row here, and takes it away once it is posted.
CREATE TABLE `__new_unseen` (
	`table_id` text NOT NULL,
	`revision` integer NOT NULL,
	`facts` text NOT NULL,
	`is_told` integer DEFAULT false NOT NULL,
	`is_delivered` integer DEFAULT false NOT NULL,
	PRIMARY KEY(`table_id`, `revision`),
	FOREIGN KEY (`table_id`) REFERENCES `tables`(`id`) ON UPDATE no action ON DELETE no action
) WITHOUT ROWID;
--> statement-breakpoint
INSERT INTO `__new_unseen`("table_id", "revision", "facts", "is_told", "is_delivered") SELECT "table_id", "revision", "facts", "is_told", "is_delivered" FROM `unseen`;--> statement-breakpoint
DROP TABLE `unseen`;--> statement-breakpoint
ALTER TABLE `__new_unseen` RENAME TO `unseen`;
