CREATE TABLE "reminder_stops" (
	"address_digest" text PRIMARY KEY NOT NULL,
	"stopped_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "reminders" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"kind" text NOT NULL,
	"occasion" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"email" text NOT NULL,
	"queued_at" timestamp with time zone NOT NULL,
	"sent_at" timestamp with time zone
);
--> statement-breakpoint
CREATE UNIQUE INDEX "reminders_once_key" ON "reminders" USING btree ("kind","occasion","at",lower("email"));--> statement-breakpoint
CREATE INDEX "reminders_email_idx" ON "reminders" USING btree (lower("email"));--> statement-breakpoint
CREATE INDEX "reminders_at_idx" ON "reminders" USING btree ("at");