CREATE TABLE "tributes" (
	"donation_id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"recipient_name" text,
	"recipient_email" text,
	"message" text,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "tributes_kind_check" CHECK ("tributes"."kind" in ('honour', 'memory'))
);
--> statement-breakpoint
ALTER TABLE "tributes" ADD CONSTRAINT "tributes_donation_id_donations_id_fk" FOREIGN KEY ("donation_id") REFERENCES "public"."donations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "tributes_created_at_idx" ON "tributes" USING btree ("created_at");