CREATE TABLE "ticket_arrivals" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"arrived_at" timestamp with time zone NOT NULL,
	"turn_at" timestamp with time zone,
	"hold_id" uuid
);
--> statement-breakpoint
CREATE TABLE "ticket_queue" (
	"sale" text PRIMARY KEY NOT NULL,
	"seed" text,
	"next_turn_at" timestamp with time zone,
	"paused_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "ticket_sales" ADD COLUMN "queue_per_minute" integer;--> statement-breakpoint
ALTER TABLE "ticket_sales" ADD COLUMN "queue_minutes" integer DEFAULT 10 NOT NULL;--> statement-breakpoint
ALTER TABLE "ticket_arrivals" ADD CONSTRAINT "ticket_arrivals_hold_id_ticket_holds_id_fk" FOREIGN KEY ("hold_id") REFERENCES "public"."ticket_holds"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ticket_queue" ADD CONSTRAINT "ticket_queue_sale_ticket_sales_name_fk" FOREIGN KEY ("sale") REFERENCES "public"."ticket_sales"("name") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "ticket_arrivals_turn_at_idx" ON "ticket_arrivals" USING btree ("turn_at");--> statement-breakpoint
CREATE INDEX "ticket_arrivals_arrived_at_idx" ON "ticket_arrivals" USING btree ("arrived_at");