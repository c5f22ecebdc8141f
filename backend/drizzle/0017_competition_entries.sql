CREATE TABLE "competition_drafts" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"submission_key" uuid NOT NULL,
	"email" text NOT NULL,
	"values" jsonb NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"entry_id" uuid,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "competition_drafts_submission_key_key" UNIQUE("submission_key")
);
--> statement-breakpoint
CREATE TABLE "competition_entries" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"number" integer GENERATED ALWAYS AS IDENTITY (sequence name "competition_entries_number_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"submission_key" uuid NOT NULL,
	"state" text NOT NULL,
	"name" text NOT NULL,
	"person_key" text NOT NULL,
	"birth_date" date NOT NULL,
	"email" text NOT NULL,
	"phone" text NOT NULL,
	"guardian_name" text,
	"guardian_email" text,
	"guardian_phone" text,
	"instrument" text NOT NULL,
	"band" text NOT NULL,
	"grade" integer NOT NULL,
	"piece_a" text NOT NULL,
	"piece_b" text NOT NULL,
	"teacher" text,
	"school" text,
	"shares_report" boolean DEFAULT false NOT NULL,
	"needs_accompanist" boolean DEFAULT false NOT NULL,
	"consent" text NOT NULL,
	"consent_version" integer DEFAULT 0 NOT NULL,
	"consent_expires_at" timestamp with time zone,
	"consent_given_at" timestamp with time zone,
	"consent_by" text,
	"fee_pesewas" bigint NOT NULL,
	"order_id" uuid,
	"paid_at_office_at" timestamp with time zone,
	"return_words" text,
	"typed_in_by" text,
	"link_version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "competition_entries_number_key" UNIQUE("number"),
	CONSTRAINT "competition_entries_submission_key_key" UNIQUE("submission_key"),
	CONSTRAINT "competition_entries_order_id_key" UNIQUE("order_id"),
	CONSTRAINT "competition_entries_state_check" CHECK ("competition_entries"."state" in ('submitted', 'returned', 'accepted', 'round2', 'final', 'placed', 'out', 'withdrawn')),
	CONSTRAINT "competition_entries_consent_check" CHECK ("competition_entries"."consent" in ('not_needed', 'waiting', 'given')),
	CONSTRAINT "competition_entries_consent_given_check" CHECK (("competition_entries"."consent" = 'given') = ("competition_entries"."consent_given_at" is not null)),
	CONSTRAINT "competition_entries_fee_check" CHECK ("competition_entries"."fee_pesewas" >= 0)
);
--> statement-breakpoint
CREATE TABLE "competition_papers" (
	"entry_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"upload_id" uuid,
	"link" text,
	"added_at" timestamp with time zone NOT NULL,
	CONSTRAINT "competition_papers_pkey" PRIMARY KEY("entry_id","kind"),
	CONSTRAINT "competition_papers_one_check" CHECK ("competition_papers"."upload_id" is null or "competition_papers"."link" is null)
);
--> statement-breakpoint
ALTER TABLE "audition_bookings" ADD COLUMN "entry_id" uuid;--> statement-breakpoint
ALTER TABLE "audition_waiting" ADD COLUMN "entry_id" uuid;--> statement-breakpoint
ALTER TABLE "competition_drafts" ADD CONSTRAINT "competition_drafts_entry_id_competition_entries_id_fk" FOREIGN KEY ("entry_id") REFERENCES "public"."competition_entries"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "competition_entries" ADD CONSTRAINT "competition_entries_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "competition_papers" ADD CONSTRAINT "competition_papers_entry_id_competition_entries_id_fk" FOREIGN KEY ("entry_id") REFERENCES "public"."competition_entries"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "competition_papers" ADD CONSTRAINT "competition_papers_upload_id_uploads_id_fk" FOREIGN KEY ("upload_id") REFERENCES "public"."uploads"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "competition_entries_person_key" ON "competition_entries" USING btree ("instrument","person_key") WHERE "competition_entries"."state" <> 'withdrawn';--> statement-breakpoint
CREATE INDEX "competition_entries_email_idx" ON "competition_entries" USING btree (lower("email"));--> statement-breakpoint
CREATE INDEX "competition_entries_created_at_idx" ON "competition_entries" USING btree ("created_at");--> statement-breakpoint
ALTER TABLE "audition_bookings" ADD CONSTRAINT "audition_bookings_entry_id_competition_entries_id_fk" FOREIGN KEY ("entry_id") REFERENCES "public"."competition_entries"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "audition_waiting" ADD CONSTRAINT "audition_waiting_entry_id_competition_entries_id_fk" FOREIGN KEY ("entry_id") REFERENCES "public"."competition_entries"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "audition_bookings_entry_key" ON "audition_bookings" USING btree ("entry_id") WHERE "audition_bookings"."state" in ('held', 'given');--> statement-breakpoint
ALTER TABLE "audition_bookings" ADD CONSTRAINT "audition_bookings_given_check" CHECK ("audition_bookings"."state" <> 'given' or "audition_bookings"."entry_id" is not null);