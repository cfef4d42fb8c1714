ALTER TABLE "unseen" DROP CONSTRAINT "unseen_pkey";--> statement-breakpoint
ALTER TABLE "unseen" ADD CONSTRAINT "unseen_table_id_revision_pk" PRIMARY KEY("table_id","revision");--> statement-breakpoint
ALTER TABLE "unseen" ADD COLUMN "facts" text DEFAULT '[{"kind":"resumed"}]' NOT NULL;--> statement-breakpoint
ALTER TABLE "unseen" ALTER COLUMN "facts" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "unseen" ADD COLUMN "is_told" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "unseen" ADD COLUMN "is_delivered" boolean DEFAULT false NOT NULL;
