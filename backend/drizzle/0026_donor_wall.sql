ALTER TABLE "donations" ADD COLUMN "wall" text DEFAULT 'shown' NOT NULL;--> statement-breakpoint
CREATE INDEX "donations_wall_idx" ON "donations" USING btree ("created_at") WHERE "donations"."wall" = 'waiting';--> statement-breakpoint
ALTER TABLE "donations" ADD CONSTRAINT "donations_wall_check" CHECK ("donations"."wall" in ('shown', 'waiting', 'hidden'));