CREATE TABLE "engagements" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"submission_key" uuid NOT NULL,
	"reference" text NOT NULL,
	"status" text DEFAULT 'new' NOT NULL,
	"occasion" text NOT NULL,
	"date" date NOT NULL,
	"start_time" time NOT NULL,
	"place" text NOT NULL,
	"guests" integer,
	"music" text NOT NULL,
	"wished_performers" text[] NOT NULL,
	"budget_pesewas" bigint,
	"message" text,
	"name" text NOT NULL,
	"organisation" text,
	"email" text NOT NULL,
	"phone" text NOT NULL,
	"received_at" timestamp with time zone NOT NULL,
	CONSTRAINT "engagements_submission_key_key" UNIQUE("submission_key"),
	CONSTRAINT "engagements_reference_key" UNIQUE("reference"),
	CONSTRAINT "engagements_status_check" CHECK ("engagements"."status" in ('new', 'offered', 'confirmed', 'declined', 'done')),
	CONSTRAINT "engagements_guests_check" CHECK ("engagements"."guests" > 0),
	CONSTRAINT "engagements_budget_check" CHECK ("engagements"."budget_pesewas" > 0)
);
--> statement-breakpoint
CREATE TABLE "job_applications" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"submission_key" uuid NOT NULL,
	"reference" text NOT NULL,
	"opening" text NOT NULL,
	"opening_title" text NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"phone" text NOT NULL,
	"letter" text NOT NULL,
	"recording" text,
	"cv_id" uuid NOT NULL,
	"received_at" timestamp with time zone NOT NULL,
	CONSTRAINT "job_applications_submission_key_key" UNIQUE("submission_key"),
	CONSTRAINT "job_applications_reference_key" UNIQUE("reference")
);
--> statement-breakpoint
CREATE TABLE "performers" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"submission_key" uuid NOT NULL,
	"reference" text NOT NULL,
	"status" text DEFAULT 'applied' NOT NULL,
	"stage_name" text NOT NULL,
	"kind" text NOT NULL,
	"category" text NOT NULL,
	"place" text NOT NULL,
	"about" text NOT NULL,
	"recordings" text[] NOT NULL,
	"contact_name" text NOT NULL,
	"email" text NOT NULL,
	"phone" text NOT NULL,
	"received_at" timestamp with time zone NOT NULL,
	CONSTRAINT "performers_submission_key_key" UNIQUE("submission_key"),
	CONSTRAINT "performers_reference_key" UNIQUE("reference"),
	CONSTRAINT "performers_status_check" CHECK ("performers"."status" in ('applied', 'accepted', 'declined'))
);
--> statement-breakpoint
ALTER TABLE "job_applications" ADD CONSTRAINT "job_applications_cv_id_uploads_id_fk" FOREIGN KEY ("cv_id") REFERENCES "public"."uploads"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "engagements_status_date_idx" ON "engagements" USING btree ("status","date");--> statement-breakpoint
CREATE INDEX "performers_status_received_at_idx" ON "performers" USING btree ("status","received_at");