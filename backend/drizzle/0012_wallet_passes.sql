CREATE TABLE "wallet_passes" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"ticket_id" uuid NOT NULL,
	"version" integer NOT NULL,
	"device_id" text NOT NULL,
	"push_token" text NOT NULL,
	"shown" text,
	"changed_at" timestamp with time zone NOT NULL,
	"registered_at" timestamp with time zone NOT NULL,
	CONSTRAINT "wallet_passes_phone_key" UNIQUE("device_id","ticket_id","version")
);
--> statement-breakpoint
ALTER TABLE "wallet_passes" ADD CONSTRAINT "wallet_passes_ticket_id_tickets_id_fk" FOREIGN KEY ("ticket_id") REFERENCES "public"."tickets"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "wallet_passes_ticket_id_idx" ON "wallet_passes" USING btree ("ticket_id");--> statement-breakpoint
CREATE INDEX "wallet_passes_push_token_idx" ON "wallet_passes" USING btree ("push_token");