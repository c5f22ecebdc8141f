CREATE TABLE "fee_enquiries" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"submission_key" uuid NOT NULL,
	"instrument" text NOT NULL,
	"programme" text NOT NULL,
	"level" text,
	"class_type" text,
	"mode" text,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"phone" text,
	"question" text,
	"received_at" timestamp with time zone NOT NULL,
	CONSTRAINT "fee_enquiries_submission_key_key" UNIQUE("submission_key")
);
--> statement-breakpoint
CREATE TABLE "music_study_registrations" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"submission_key" uuid NOT NULL,
	"reference" text NOT NULL,
	"status" text DEFAULT 'new' NOT NULL,
	"instrument" text NOT NULL,
	"programme" text NOT NULL,
	"level" text NOT NULL,
	"grade" text,
	"category" text NOT NULL,
	"class_type" text NOT NULL,
	"mode" text NOT NULL,
	"venue" text NOT NULL,
	"times" text[] NOT NULL,
	"student" text NOT NULL,
	"guardian" text,
	"email" text NOT NULL,
	"phone" text NOT NULL,
	"message" text,
	"received_at" timestamp with time zone NOT NULL,
	CONSTRAINT "music_study_registrations_submission_key_key" UNIQUE("submission_key"),
	CONSTRAINT "music_study_registrations_reference_key" UNIQUE("reference"),
	CONSTRAINT "music_study_registrations_status_check" CHECK ("music_study_registrations"."status" in ('new', 'contacted', 'placed', 'declined'))
);
--> statement-breakpoint
CREATE INDEX "fee_enquiries_received_at_idx" ON "fee_enquiries" USING btree ("received_at");--> statement-breakpoint
CREATE INDEX "music_study_registrations_received_at_idx" ON "music_study_registrations" USING btree ("received_at");--> statement-breakpoint
CREATE INDEX "music_study_registrations_status_received_at_idx" ON "music_study_registrations" USING btree ("status","received_at");