CREATE TABLE "engagement_offers" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"request_key" uuid NOT NULL,
	"engagement_id" uuid NOT NULL,
	"performer_id" uuid NOT NULL,
	"state" text DEFAULT 'offered' NOT NULL,
	"from_at" timestamp with time zone NOT NULL,
	"until_at" timestamp with time zone NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "engagement_offers_request_key_key" UNIQUE("request_key"),
	CONSTRAINT "engagement_offers_state_check" CHECK ("engagement_offers"."state" in ('offered', 'accepted', 'declined', 'withdrawn'))
);
--> statement-breakpoint
CREATE TABLE "lesson_half_hours" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"lesson_id" uuid NOT NULL,
	"teacher" text NOT NULL,
	"weekday" integer NOT NULL,
	"minute" integer NOT NULL,
	CONSTRAINT "lesson_half_hours_teacher_taken_key" UNIQUE("teacher","weekday","minute"),
	CONSTRAINT "lesson_half_hours_weekday_check" CHECK ("lesson_half_hours"."weekday" between 1 and 7),
	CONSTRAINT "lesson_half_hours_minute_check" CHECK ("lesson_half_hours"."minute" between 0 and 1439)
);
--> statement-breakpoint
CREATE TABLE "lesson_places" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"request_key" uuid NOT NULL,
	"lesson_id" uuid NOT NULL,
	"registration_id" uuid NOT NULL,
	"is_alone" boolean NOT NULL,
	"placed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "lesson_places_request_key_key" UNIQUE("request_key"),
	CONSTRAINT "lesson_places_registration_id_key" UNIQUE("registration_id")
);
--> statement-breakpoint
CREATE TABLE "lessons" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"instrument" text NOT NULL,
	"teacher" text NOT NULL,
	"venue" text NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"is_group" boolean NOT NULL
);
--> statement-breakpoint
CREATE TABLE "volunteer_assignments" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"shift_id" uuid NOT NULL,
	"volunteer_id" uuid NOT NULL,
	"assigned_at" timestamp with time zone NOT NULL,
	CONSTRAINT "volunteer_assignments_shift_volunteer_key" UNIQUE("shift_id","volunteer_id")
);
--> statement-breakpoint
CREATE TABLE "volunteer_shifts" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"request_key" uuid NOT NULL,
	"task" text NOT NULL,
	"place" text NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"needed" integer NOT NULL,
	"note" text,
	CONSTRAINT "volunteer_shifts_request_key_key" UNIQUE("request_key"),
	CONSTRAINT "volunteer_shifts_ends_at_check" CHECK ("volunteer_shifts"."ends_at" > "volunteer_shifts"."starts_at"),
	CONSTRAINT "volunteer_shifts_needed_check" CHECK ("volunteer_shifts"."needed" between 1 and 99)
);
--> statement-breakpoint
CREATE TABLE "volunteers" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"request_key" uuid NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"phone" text,
	"note" text,
	"is_active" boolean DEFAULT true NOT NULL,
	"added_at" timestamp with time zone NOT NULL,
	CONSTRAINT "volunteers_request_key_key" UNIQUE("request_key")
);
--> statement-breakpoint
ALTER TABLE "enquiry_notes" DROP CONSTRAINT "enquiry_notes_kind_check";--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "drop_reason" text;--> statement-breakpoint
ALTER TABLE "engagement_offers" ADD CONSTRAINT "engagement_offers_engagement_id_engagements_id_fk" FOREIGN KEY ("engagement_id") REFERENCES "public"."engagements"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "engagement_offers" ADD CONSTRAINT "engagement_offers_performer_id_performers_id_fk" FOREIGN KEY ("performer_id") REFERENCES "public"."performers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lesson_half_hours" ADD CONSTRAINT "lesson_half_hours_lesson_id_lessons_id_fk" FOREIGN KEY ("lesson_id") REFERENCES "public"."lessons"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lesson_places" ADD CONSTRAINT "lesson_places_lesson_id_lessons_id_fk" FOREIGN KEY ("lesson_id") REFERENCES "public"."lessons"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lesson_places" ADD CONSTRAINT "lesson_places_registration_id_music_study_registrations_id_fk" FOREIGN KEY ("registration_id") REFERENCES "public"."music_study_registrations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "volunteer_assignments" ADD CONSTRAINT "volunteer_assignments_shift_id_volunteer_shifts_id_fk" FOREIGN KEY ("shift_id") REFERENCES "public"."volunteer_shifts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "volunteer_assignments" ADD CONSTRAINT "volunteer_assignments_volunteer_id_volunteers_id_fk" FOREIGN KEY ("volunteer_id") REFERENCES "public"."volunteers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "engagement_offers_open_key" ON "engagement_offers" USING btree ("engagement_id","performer_id") WHERE "engagement_offers"."state" in ('offered', 'accepted');--> statement-breakpoint
CREATE INDEX "engagement_offers_performer_id_idx" ON "engagement_offers" USING btree ("performer_id","from_at");--> statement-breakpoint
CREATE INDEX "lesson_half_hours_lesson_id_idx" ON "lesson_half_hours" USING btree ("lesson_id");--> statement-breakpoint
CREATE UNIQUE INDEX "lesson_places_alone_key" ON "lesson_places" USING btree ("lesson_id") WHERE "lesson_places"."is_alone";--> statement-breakpoint
CREATE INDEX "lesson_places_lesson_id_idx" ON "lesson_places" USING btree ("lesson_id");--> statement-breakpoint
CREATE INDEX "volunteer_assignments_volunteer_id_idx" ON "volunteer_assignments" USING btree ("volunteer_id");--> statement-breakpoint
CREATE INDEX "volunteer_shifts_starts_at_idx" ON "volunteer_shifts" USING btree ("starts_at");--> statement-breakpoint
CREATE UNIQUE INDEX "volunteers_email_key" ON "volunteers" USING btree (lower("email"));--> statement-breakpoint
CREATE INDEX "outbox_state_created_at_idx" ON "outbox" USING btree ("state","created_at");--> statement-breakpoint
ALTER TABLE "enquiry_notes" ADD CONSTRAINT "enquiry_notes_kind_check" CHECK ("enquiry_notes"."kind" in ('note', 'reply', 'event'));