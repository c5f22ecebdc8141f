CREATE TABLE "text_reminders" (
	"id" uuid PRIMARY KEY NOT NULL,
	"phone" text NOT NULL,
	"agreed_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "reminders" ADD COLUMN "texted_to" text;--> statement-breakpoint
ALTER TABLE "reminders" ADD COLUMN "texted_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "reminders_texted_idx" ON "reminders" USING btree ("texted_to","texted_at");