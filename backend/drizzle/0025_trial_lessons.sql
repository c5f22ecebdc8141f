CREATE TABLE "trial_bookings" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"submission_key" uuid NOT NULL,
	"reference" text NOT NULL,
	"time_id" uuid NOT NULL,
	"state" text DEFAULT 'booked' NOT NULL,
	"student" text NOT NULL,
	"guardian" text,
	"email" text NOT NULL,
	"phone" text NOT NULL,
	"message" text,
	"booked_at" timestamp with time zone NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "trial_bookings_submission_key_key" UNIQUE("submission_key"),
	CONSTRAINT "trial_bookings_state_check" CHECK ("trial_bookings"."state" in ('booked', 'canceled'))
);
--> statement-breakpoint
CREATE TABLE "trial_times" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"instrument" text NOT NULL,
	"teacher" text NOT NULL,
	"venue" text NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"is_withdrawn" boolean DEFAULT false NOT NULL,
	CONSTRAINT "trial_times_teacher_starts_at_key" UNIQUE("teacher","starts_at")
);
--> statement-breakpoint
ALTER TABLE "trial_bookings" ADD CONSTRAINT "trial_bookings_time_id_trial_times_id_fk" FOREIGN KEY ("time_id") REFERENCES "public"."trial_times"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "trial_bookings_time_taken_key" ON "trial_bookings" USING btree ("time_id") WHERE "trial_bookings"."state" = 'booked';--> statement-breakpoint
CREATE INDEX "trial_times_instrument_starts_at_idx" ON "trial_times" USING btree ("instrument","starts_at");