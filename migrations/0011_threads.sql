CREATE TABLE `threads` (
	`channel` text PRIMARY KEY NOT NULL,
	`rename_at` integer,
	`archive_at` integer
);
