CREATE TABLE "google_evenings" (
	"id" text PRIMARY KEY NOT NULL,
	"told" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "google_passes" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"ticket_id" uuid NOT NULL,
	"version" integer NOT NULL,
	"told" text,
	"added_at" timestamp with time zone NOT NULL,
	CONSTRAINT "google_passes_ticket_key" UNIQUE("ticket_id","version")
);
--> statement-breakpoint
ALTER TABLE "google_passes" ADD CONSTRAINT "google_passes_ticket_id_tickets_id_fk" FOREIGN KEY ("ticket_id") REFERENCES "public"."tickets"("id") ON DELETE cascade ON UPDATE no action;