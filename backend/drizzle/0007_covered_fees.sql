ALTER TABLE "donations" ADD COLUMN "fee_pesewas" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "monthly_gifts" ADD COLUMN "fee_rate" integer DEFAULT 0 NOT NULL;