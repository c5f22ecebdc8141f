ALTER TABLE "audition_bookings" ADD COLUMN "network_digests" text[] DEFAULT '{}'::text[] NOT NULL;--> statement-breakpoint
ALTER TABLE "ticket_holds" ADD COLUMN "network_digests" text[] DEFAULT '{}'::text[] NOT NULL;--> statement-breakpoint
CREATE INDEX "audition_bookings_networks_idx" ON "audition_bookings" USING gin ("network_digests") WHERE "audition_bookings"."state" = 'held';--> statement-breakpoint
CREATE INDEX "ticket_holds_networks_idx" ON "ticket_holds" USING gin ("network_digests") WHERE "ticket_holds"."state" = 'active';