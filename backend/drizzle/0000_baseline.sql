CREATE EXTENSION IF NOT EXISTS pg_trgm;
--> statement-breakpoint
CREATE EXTENSION IF NOT EXISTS btree_gist;
--> statement-breakpoint
CREATE TABLE "account_access" (
	"account" text PRIMARY KEY NOT NULL,
	"name" text,
	"email" text,
	"roles" text[] DEFAULT '{}' NOT NULL,
	"told_at" timestamp with time zone NOT NULL,
	"seen_at" timestamp with time zone NOT NULL,
	"signed_out_at" timestamp with time zone,
	"signed_out_by" text
);
--> statement-breakpoint
CREATE TABLE "account_sessions" (
	"id" text PRIMARY KEY NOT NULL,
	"account" text NOT NULL,
	"device" text NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"seen_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "form_beginnings" (
	"day" date NOT NULL,
	"form" text NOT NULL,
	"times" integer NOT NULL,
	CONSTRAINT "form_beginnings_pkey" PRIMARY KEY("day","form"),
	CONSTRAINT "form_beginnings_times_check" CHECK ("form_beginnings"."times" > 0)
);
--> statement-breakpoint
CREATE TABLE "page_views" (
	"day" date NOT NULL,
	"path" text NOT NULL,
	"source" text NOT NULL,
	"views" integer NOT NULL,
	CONSTRAINT "page_views_pkey" PRIMARY KEY("day","path","source"),
	CONSTRAINT "page_views_views_check" CHECK ("page_views"."views" > 0)
);
--> statement-breakpoint
CREATE TABLE "page_vitals" (
	"day" date NOT NULL,
	"path" text NOT NULL,
	"metric" text NOT NULL,
	"up_to" integer NOT NULL,
	"samples" integer NOT NULL,
	CONSTRAINT "page_vitals_pkey" PRIMARY KEY("day","path","metric","up_to"),
	CONSTRAINT "page_vitals_samples_check" CHECK ("page_vitals"."samples" > 0)
);
--> statement-breakpoint
CREATE TABLE "audit_actions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"account" text NOT NULL,
	"name" text,
	"operation" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "audit_changes" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"action_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"subject" text NOT NULL,
	"subject_id" text NOT NULL,
	"label" text,
	"before" jsonb NOT NULL,
	"after" jsonb NOT NULL,
	"transaction" bigint DEFAULT pg_current_xact_id()::text::bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "audition_bookings" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"slot_id" text NOT NULL,
	"state" text NOT NULL,
	"token_digest" text NOT NULL,
	"entry_id" uuid,
	"is_offer" boolean DEFAULT false NOT NULL,
	"address_digest" text NOT NULL,
	"network_digests" text[] DEFAULT '{}'::text[] NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	CONSTRAINT "audition_bookings_given_check" CHECK ("audition_bookings"."state" <> 'given' or "audition_bookings"."entry_id" is not null),
	CONSTRAINT "audition_bookings_state_check" CHECK ("audition_bookings"."state" in ('held', 'given', 'released', 'expired')),
	CONSTRAINT "audition_bookings_ended_check" CHECK (("audition_bookings"."state" in ('released', 'expired')) = ("audition_bookings"."ended_at" is not null))
);
--> statement-breakpoint
CREATE TABLE "audition_slots" (
	"id" text PRIMARY KEY NOT NULL,
	"date" date NOT NULL,
	"start_time" text NOT NULL,
	"end_time" text NOT NULL,
	"is_blocked" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "audition_waiting" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"submission_key" uuid NOT NULL,
	"place" integer GENERATED ALWAYS AS IDENTITY (sequence name "audition_waiting_place_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"email" text NOT NULL,
	"entry_id" uuid,
	"state" text NOT NULL,
	"booking_id" uuid,
	"joined_at" timestamp with time zone NOT NULL,
	CONSTRAINT "audition_waiting_submission_key_key" UNIQUE("submission_key"),
	CONSTRAINT "audition_waiting_booking_id_key" UNIQUE("booking_id"),
	CONSTRAINT "audition_waiting_state_check" CHECK ("audition_waiting"."state" in ('waiting', 'offered', 'taken', 'lapsed', 'left'))
);
--> statement-breakpoint
CREATE TABLE "competition_settings" (
	"id" integer PRIMARY KEY DEFAULT 1 NOT NULL,
	"is_open" boolean DEFAULT true NOT NULL,
	"opens_at" timestamp with time zone,
	"closes_at" timestamp with time zone,
	"moves_until" timestamp with time zone,
	"is_blind" boolean DEFAULT true NOT NULL,
	CONSTRAINT "competition_settings_one_check" CHECK ("competition_settings"."id" = 1)
);
--> statement-breakpoint
CREATE TABLE "challenge_entries" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"submission_key" uuid NOT NULL,
	"reference" text NOT NULL,
	"status" text DEFAULT 'entered' NOT NULL,
	"artist" text NOT NULL,
	"age" integer NOT NULL,
	"place" text NOT NULL,
	"piece" text NOT NULL,
	"sheet_id" uuid NOT NULL,
	"email" text NOT NULL,
	"phone" text,
	"guardian_name" text,
	"guardian_phone" text,
	"received_at" timestamp with time zone NOT NULL,
	CONSTRAINT "challenge_entries_submission_key_key" UNIQUE("submission_key"),
	CONSTRAINT "challenge_entries_reference_key" UNIQUE("reference"),
	CONSTRAINT "challenge_entries_status_check" CHECK ("challenge_entries"."status" in ('entered', 'shortlisted', 'chosen', 'declined')),
	CONSTRAINT "challenge_entries_age_check" CHECK ("challenge_entries"."age" >= 4),
	CONSTRAINT "challenge_entries_guardian_check" CHECK ("challenge_entries"."age" >= 18 or "challenge_entries"."guardian_name" is not null)
);
--> statement-breakpoint
CREATE TABLE "community_confirmations" (
	"token_digest" text PRIMARY KEY NOT NULL,
	"member_id" uuid NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "community_members" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"state" text DEFAULT 'pending' NOT NULL,
	"name" text,
	"email" text,
	"interests" text[] NOT NULL,
	"joined_at" timestamp with time zone NOT NULL,
	"confirmed_at" timestamp with time zone,
	"left_at" timestamp with time zone,
	"submission_key" uuid,
	"leave_token" uuid DEFAULT gen_random_uuid() NOT NULL,
	"came_by" text,
	CONSTRAINT "community_members_leave_token_key" UNIQUE("leave_token"),
	CONSTRAINT "community_members_state_check" CHECK ("community_members"."state" in ('pending', 'confirmed', 'left')),
	CONSTRAINT "community_members_confirmed_check" CHECK ("community_members"."state" <> 'confirmed' or "community_members"."confirmed_at" is not null),
	CONSTRAINT "community_members_left_check" CHECK (("community_members"."state" = 'left') = ("community_members"."left_at" is not null) and ("community_members"."state" = 'left') = ("community_members"."email" is null) and ("community_members"."email" is null) = ("community_members"."name" is null))
);
--> statement-breakpoint
CREATE TABLE "competition_announcements" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"request_key" uuid NOT NULL,
	"subject" text NOT NULL,
	"text" text NOT NULL,
	"filter" jsonb NOT NULL,
	"entries" integer NOT NULL,
	"actor" text NOT NULL,
	"sent_at" timestamp with time zone NOT NULL,
	CONSTRAINT "competition_announcements_request_key_key" UNIQUE("request_key")
);
--> statement-breakpoint
CREATE TABLE "competition_moves" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "competition_moves_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"entry_id" uuid NOT NULL,
	"move" text NOT NULL,
	"from_state" text NOT NULL,
	"to_state" text NOT NULL,
	"role" text NOT NULL,
	"actor" text,
	"words" text,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "competition_publications" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"kind" text NOT NULL,
	"publish_at" timestamp with time zone NOT NULL,
	"content" jsonb NOT NULL,
	"note" text,
	"actor" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	CONSTRAINT "competition_publications_kind_check" CHECK ("competition_publications"."kind" in ('round2_lineup', 'round3_update', 'results', 'awards'))
);
--> statement-breakpoint
CREATE TABLE "contact_messages" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"submission_key" uuid NOT NULL,
	"topic" text NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"phone" text,
	"message" text NOT NULL,
	"received_at" timestamp with time zone NOT NULL,
	CONSTRAINT "contact_messages_submission_key_key" UNIQUE("submission_key")
);
--> statement-breakpoint
CREATE TABLE "daily_totals" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "daily_totals_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"day" date NOT NULL,
	"count" integer NOT NULL,
	"amount_pesewas" bigint NOT NULL,
	CONSTRAINT "daily_totals_kind_check" CHECK (kind in ('donations', 'donations_kept', 'donations_refunded', 'donations_sent', 'donations_sent_paid', 'entries', 'entries_sent', 'entries_sent_paid', 'lessons', 'members', 'messages', 'ticket_holds', 'ticket_orders_sent', 'ticket_orders_sent_paid', 'tickets', 'tickets_refunded'))
);
--> statement-breakpoint
CREATE TABLE "donations" (
	"id" uuid PRIMARY KEY NOT NULL,
	"order_id" uuid NOT NULL,
	"project_id" uuid NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"phone" text,
	"message" text,
	"anonymous" boolean NOT NULL,
	"wall" text DEFAULT 'shown' NOT NULL,
	"method" text NOT NULL,
	"link_version" integer DEFAULT 1 NOT NULL,
	"link_until" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "donations_order_id_key" UNIQUE("order_id"),
	CONSTRAINT "donations_wall_check" CHECK ("donations"."wall" in ('shown', 'waiting', 'hidden')),
	CONSTRAINT "donations_method_check" CHECK ("donations"."method" in ('card', 'mobile_money'))
);
--> statement-breakpoint
CREATE TABLE "enquiries" (
	"id" uuid PRIMARY KEY NOT NULL,
	"state" text DEFAULT 'new' NOT NULL,
	"assignee" text,
	CONSTRAINT "enquiries_state_check" CHECK ("enquiries"."state" in ('new', 'in_progress', 'answered', 'closed'))
);
--> statement-breakpoint
CREATE TABLE "enquiry_notes" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"enquiry_id" uuid NOT NULL,
	"request_key" uuid NOT NULL,
	"kind" text NOT NULL,
	"text" text NOT NULL,
	"account" text NOT NULL,
	"name" text,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "enquiry_notes_request_key_key" UNIQUE("request_key"),
	CONSTRAINT "enquiry_notes_kind_check" CHECK ("enquiry_notes"."kind" in ('note', 'reply', 'event'))
);
--> statement-breakpoint
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
	"pictures" text,
	"pictures_by" text,
	"pictures_at" timestamp with time zone,
	"pictures_version" integer,
	"consent_recorded_by" text,
	"fee_pesewas" bigint NOT NULL,
	"order_id" uuid,
	"paid_at_office_at" timestamp with time zone,
	"refunded_at_office_at" timestamp with time zone,
	"reached" text,
	"place" integer,
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
	CONSTRAINT "competition_entries_pictures_check" CHECK ("competition_entries"."pictures" in ('yes', 'no') or "competition_entries"."pictures" is null),
	CONSTRAINT "competition_entries_pictures_answer_check" CHECK (num_nonnulls("competition_entries"."pictures", "competition_entries"."pictures_by", "competition_entries"."pictures_at", "competition_entries"."pictures_version") in (0, 4)),
	CONSTRAINT "competition_entries_place_check" CHECK (("competition_entries"."state" = 'placed') = ("competition_entries"."place" is not null)),
	CONSTRAINT "competition_entries_reached_check" CHECK ("competition_entries"."reached" in ('round1', 'round2', 'final') or ("competition_entries"."reached" is null and "competition_entries"."state" <> 'out')),
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
CREATE TABLE "hall_blocks" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"level" text NOT NULL,
	"x" real NOT NULL,
	"y" real NOT NULL,
	"width" real NOT NULL,
	"height" real NOT NULL,
	"position" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "hall_plan" (
	"id" integer PRIMARY KEY DEFAULT 1 NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"width" real NOT NULL,
	"height" real NOT NULL,
	"stage_x" real NOT NULL,
	"stage_y" real NOT NULL,
	"stage_width" real NOT NULL,
	"stage_height" real NOT NULL,
	CONSTRAINT "hall_plan_one_check" CHECK ("hall_plan"."id" = 1)
);
--> statement-breakpoint
CREATE TABLE "hall_seats" (
	"id" text PRIMARY KEY NOT NULL,
	"block_id" text NOT NULL,
	"row" integer NOT NULL,
	"number" integer NOT NULL,
	"label" text NOT NULL,
	"pool" text NOT NULL,
	"kind" text NOT NULL,
	"beside" text,
	"table_number" integer,
	"x" real NOT NULL,
	"y" real NOT NULL,
	"is_blocked" boolean DEFAULT false NOT NULL,
	"note" text,
	CONSTRAINT "hall_seats_place_key" UNIQUE("block_id","row","number"),
	CONSTRAINT "hall_seats_kind_check" CHECK ("hall_seats"."kind" in ('seat', 'wheelchair', 'companion')),
	CONSTRAINT "hall_seats_beside_check" CHECK (("hall_seats"."kind" = 'companion') = ("hall_seats"."beside" is not null))
);
--> statement-breakpoint
CREATE TABLE "held_submissions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"submission_key" uuid NOT NULL,
	"form" text NOT NULL,
	"path" text NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"body" text NOT NULL,
	"file_id" uuid,
	"state" text DEFAULT 'held' NOT NULL,
	"received_at" timestamp with time zone NOT NULL,
	CONSTRAINT "held_submissions_submission_key_key" UNIQUE("submission_key")
);
--> statement-breakpoint
CREATE TABLE "competition_jurors" (
	"juror" text PRIMARY KEY NOT NULL,
	"email" text,
	"name" text,
	"instruments" text[] DEFAULT '{}' NOT NULL,
	"named_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "competition_recusals" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"entry_id" uuid NOT NULL,
	"juror" text NOT NULL,
	"reason" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "competition_recusals_entry_juror_key" UNIQUE("entry_id","juror")
);
--> statement-breakpoint
CREATE TABLE "competition_score_changes" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "competition_score_changes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"score_id" uuid NOT NULL,
	"revision" integer NOT NULL,
	"points" jsonb NOT NULL,
	"words" text,
	"changed_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "competition_scores" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"entry_id" uuid NOT NULL,
	"round" text NOT NULL,
	"juror" text NOT NULL,
	"points" jsonb NOT NULL,
	"words" text,
	"revision" integer DEFAULT 1 NOT NULL,
	"scored_at" timestamp with time zone NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "competition_scores_entry_round_juror_key" UNIQUE("entry_id","round","juror"),
	CONSTRAINT "competition_scores_round_check" CHECK ("competition_scores"."round" in ('round1', 'round2', 'final'))
);
--> statement-breakpoint
CREATE TABLE "content_documents" (
	"path" text PRIMARY KEY NOT NULL,
	"version" integer DEFAULT 0 NOT NULL,
	"draft" jsonb,
	"draft_account" text,
	"draft_name" text,
	"draft_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "content_revisions" (
	"path" text NOT NULL,
	"number" integer NOT NULL,
	"value" jsonb,
	"seed" jsonb NOT NULL,
	"seed_hash" text NOT NULL,
	"restored" integer,
	"account" text NOT NULL,
	"name" text,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "content_revisions_path_number_pk" PRIMARY KEY("path","number")
);
--> statement-breakpoint
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
CREATE TABLE "known_people" (
	"address" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"phone" text,
	"lists" text[] NOT NULL,
	"records" integer NOT NULL,
	"last_at" timestamp with time zone NOT NULL,
	"known_as" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "lesson_places" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"lesson_id" uuid NOT NULL,
	"registration_id" uuid NOT NULL,
	"is_alone" boolean NOT NULL,
	"placed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "lesson_places_registration_id_key" UNIQUE("registration_id")
);
--> statement-breakpoint
CREATE TABLE "lessons" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"instrument" text NOT NULL,
	"teacher_id" uuid NOT NULL,
	"venue" text NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"is_group" boolean NOT NULL
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
CREATE TABLE "order_transitions" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "order_transitions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"order_id" uuid NOT NULL,
	"from_state" text,
	"to_state" text NOT NULL,
	"cause" text NOT NULL,
	"actor" text,
	"detail" text,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "orders" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"number" integer GENERATED ALWAYS AS IDENTITY (sequence name "orders_number_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"state" text NOT NULL,
	"amount_pesewas" bigint NOT NULL,
	"currency" text NOT NULL,
	"tx_ref" text NOT NULL,
	"paid_pesewas" bigint DEFAULT 0 NOT NULL,
	"refunded_pesewas" bigint DEFAULT 0 NOT NULL,
	"customer_name" text NOT NULL,
	"customer_email" text NOT NULL,
	"customer_phone" text,
	"created_at" timestamp with time zone NOT NULL,
	"paid_at" timestamp with time zone,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "orders_number_key" UNIQUE("number"),
	CONSTRAINT "orders_tx_ref_key" UNIQUE("tx_ref"),
	CONSTRAINT "orders_kind_check" CHECK ("orders"."kind" in ('donation', 'tickets', 'entry_fee')),
	CONSTRAINT "orders_state_check" CHECK ("orders"."state" in ('created', 'pending', 'paid', 'failed', 'expired', 'refunded')),
	CONSTRAINT "orders_currency_check" CHECK ("orders"."currency" = 'GHS'),
	CONSTRAINT "orders_amount_check" CHECK ("orders"."amount_pesewas" > 0),
	CONSTRAINT "orders_paid_check" CHECK (case when "orders"."state" in ('paid', 'refunded') then "orders"."paid_pesewas" >= "orders"."amount_pesewas" and "orders"."paid_at" is not null else "orders"."paid_pesewas" = 0 and "orders"."paid_at" is null end),
	CONSTRAINT "orders_refunded_check" CHECK ("orders"."refunded_pesewas" between 0 and "orders"."paid_pesewas"),
	CONSTRAINT "orders_all_refunded_check" CHECK (("orders"."state" = 'refunded') = ("orders"."paid_pesewas" > 0 and "orders"."refunded_pesewas" = "orders"."paid_pesewas"))
);
--> statement-breakpoint
CREATE TABLE "outbox" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"kind" text NOT NULL,
	"key" text NOT NULL,
	"payload" jsonb NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	"last_error" text,
	"drop_reason" text,
	CONSTRAINT "outbox_key_key" UNIQUE("key"),
	CONSTRAINT "outbox_state_check" CHECK ("outbox"."state" in ('waiting', 'done', 'failed'))
);
--> statement-breakpoint
CREATE TABLE "payment_attempts" (
	"tx_ref" text PRIMARY KEY NOT NULL,
	"order_id" uuid NOT NULL,
	"amount_pesewas" bigint NOT NULL,
	"currency" text NOT NULL,
	"opened_at" timestamp with time zone NOT NULL,
	"checks" integer DEFAULT 0 NOT NULL,
	"next_check_at" timestamp with time zone,
	CONSTRAINT "payment_attempts_amount_check" CHECK ("payment_attempts"."amount_pesewas" > 0)
);
--> statement-breakpoint
CREATE TABLE "payment_flags" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"kind" text NOT NULL,
	"key" text NOT NULL,
	"order_id" uuid,
	"tx_ref" text,
	"provider_id" text,
	"detail" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"resolved_at" timestamp with time zone,
	"resolved_by" text,
	"note" text,
	CONSTRAINT "payment_flags_key_key" UNIQUE("key"),
	CONSTRAINT "payment_flags_resolved_check" CHECK (("payment_flags"."resolved_at" is null) = ("payment_flags"."resolved_by" is null))
);
--> statement-breakpoint
CREATE TABLE "payments" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"provider_id" text NOT NULL,
	"tx_ref" text NOT NULL,
	"order_id" uuid,
	"status" text NOT NULL,
	"amount_minor" bigint NOT NULL,
	"currency" text NOT NULL,
	"granted" boolean DEFAULT false NOT NULL,
	"refunded_minor" bigint DEFAULT 0 NOT NULL,
	"provider_reference" text,
	"payment_type" text,
	"fee_minor" bigint,
	"response" text,
	"first_seen_at" timestamp with time zone NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "payments_provider_id_key" UNIQUE("provider_id"),
	CONSTRAINT "payments_status_check" CHECK ("payments"."status" in ('pending', 'failed', 'successful')),
	CONSTRAINT "payments_amount_check" CHECK ("payments"."amount_minor" >= 0),
	CONSTRAINT "payments_granted_check" CHECK (not "payments"."granted" or "payments"."status" = 'successful'),
	CONSTRAINT "payments_refunded_check" CHECK ("payments"."refunded_minor" between 0 and "payments"."amount_minor")
);
--> statement-breakpoint
CREATE TABLE "people_to_update" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "people_to_update_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"address" text NOT NULL
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
CREATE TABLE "policy_reports" (
	"directive" text NOT NULL,
	"blocked" text NOT NULL,
	"area" text NOT NULL,
	"count" integer NOT NULL,
	"first_seen" timestamp with time zone NOT NULL,
	"last_seen" timestamp with time zone NOT NULL,
	CONSTRAINT "policy_reports_pkey" PRIMARY KEY("directive","blocked","area"),
	CONSTRAINT "policy_reports_count_check" CHECK ("policy_reports"."count" > 0)
);
--> statement-breakpoint
CREATE TABLE "projects" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"kind" text NOT NULL,
	"slug" text NOT NULL,
	"name" text NOT NULL,
	"description" text NOT NULL,
	"overview" text NOT NULL,
	"target_pesewas" bigint NOT NULL,
	"raised_pesewas" bigint DEFAULT 0 NOT NULL,
	"deadline" date NOT NULL,
	"is_open" boolean DEFAULT true NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "projects_slug_key" UNIQUE("slug"),
	CONSTRAINT "projects_kind_check" CHECK ("projects"."kind" in ('project', 'asset')),
	CONSTRAINT "projects_target_check" CHECK ("projects"."target_pesewas" > 0),
	CONSTRAINT "projects_raised_check" CHECK ("projects"."raised_pesewas" >= 0)
);
--> statement-breakpoint
CREATE TABLE "rate_limits" (
	"bucket" text NOT NULL,
	"window_start" timestamp with time zone NOT NULL,
	"hits" integer NOT NULL,
	CONSTRAINT "rate_limits_pkey" PRIMARY KEY("bucket","window_start")
);
--> statement-breakpoint
CREATE TABLE "record_presence" (
	"id" uuid PRIMARY KEY NOT NULL,
	"record" text NOT NULL,
	"account" text NOT NULL,
	"name" text NOT NULL,
	"seen_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "record_versions" (
	"record" text PRIMARY KEY NOT NULL,
	"version" bigint DEFAULT 0 NOT NULL,
	"is_gone" boolean DEFAULT false NOT NULL,
	"changed_by" text,
	"changed_name" text,
	"own_versions" bigint[] DEFAULT '{}' NOT NULL,
	"watched_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "referral_addresses" (
	"address_digest" text PRIMARY KEY NOT NULL,
	"written_at" timestamp with time zone,
	"stopped_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "referral_links" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"code" text NOT NULL,
	"secret" uuid DEFAULT gen_random_uuid() NOT NULL,
	"submission_key" uuid NOT NULL,
	"opened" integer DEFAULT 0 NOT NULL,
	"joined" integer DEFAULT 0 NOT NULL,
	"wrote" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "referral_links_code_key" UNIQUE("code"),
	CONSTRAINT "referral_links_secret_key" UNIQUE("secret"),
	CONSTRAINT "referral_links_submission_key_key" UNIQUE("submission_key")
);
--> statement-breakpoint
CREATE TABLE "referral_letters" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"submission_key" uuid NOT NULL,
	"link_id" uuid NOT NULL,
	"reader" text NOT NULL,
	"address_digest" text NOT NULL,
	"email" text,
	"words" jsonb,
	"stop_token" uuid DEFAULT gen_random_uuid() NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "referral_letters_once_key" UNIQUE("submission_key","reader","address_digest"),
	CONSTRAINT "referral_letters_stop_token_key" UNIQUE("stop_token"),
	CONSTRAINT "referral_letters_reader_check" CHECK ("referral_letters"."reader" in ('friend', 'sender')),
	CONSTRAINT "referral_letters_words_check" CHECK (("referral_letters"."email" is null) = ("referral_letters"."words" is null))
);
--> statement-breakpoint
CREATE TABLE "referrals" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"submission_key" uuid NOT NULL,
	"link_id" uuid NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"received_at" timestamp with time zone NOT NULL,
	CONSTRAINT "referrals_submission_key_key" UNIQUE("submission_key")
);
--> statement-breakpoint
CREATE TABLE "refunds" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"payment_id" uuid NOT NULL,
	"request_key" uuid NOT NULL,
	"amount_minor" bigint NOT NULL,
	"state" text NOT NULL,
	"reason" text,
	"requested_by" text NOT NULL,
	"provider_id" text,
	"problem" text,
	"requested_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	CONSTRAINT "refunds_request_key_key" UNIQUE("request_key"),
	CONSTRAINT "refunds_amount_check" CHECK ("refunds"."amount_minor" > 0),
	CONSTRAINT "refunds_state_check" CHECK ("refunds"."state" in ('requested', 'done', 'failed', 'unclear'))
);
--> statement-breakpoint
CREATE TABLE "saved_views" (
	"id" uuid PRIMARY KEY NOT NULL,
	"account" text NOT NULL,
	"list" text NOT NULL,
	"name" text NOT NULL,
	"query" text NOT NULL,
	"saved_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sign_in_failures" (
	"key" text PRIMARY KEY NOT NULL,
	"failures" integer NOT NULL,
	"last_at" timestamp with time zone NOT NULL,
	"over_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "staff_accounts" (
	"account" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"chosen_name" text,
	"email" text,
	"mails" text[] DEFAULT '{}' NOT NULL,
	"picture_id" uuid,
	"seen_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "status_changes" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"subject" text NOT NULL,
	"subject_id" uuid NOT NULL,
	"from_status" text NOT NULL,
	"to_status" text NOT NULL,
	"actor" text NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "submission_keys" (
	"key_digest" text PRIMARY KEY NOT NULL,
	"body_digest" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "teacher_times" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"teacher_id" uuid NOT NULL,
	"lesson_id" uuid,
	"booking_id" uuid,
	"from_minute" integer NOT NULL,
	"until_minute" integer NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone,
	"is_clash" boolean DEFAULT false NOT NULL,
	CONSTRAINT "teacher_times_source_check" CHECK (num_nonnulls("teacher_times"."lesson_id", "teacher_times"."booking_id") = 1)
);
--> statement-breakpoint
CREATE TABLE "teachers" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"request_key" uuid DEFAULT gen_random_uuid() NOT NULL,
	"name" text NOT NULL,
	"instruments" text[] NOT NULL,
	"venues" text[] NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	CONSTRAINT "teachers_request_key_key" UNIQUE("request_key")
);
--> statement-breakpoint
CREATE TABLE "ticket_holds" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"token_digest" text NOT NULL,
	"state" text NOT NULL,
	"sale" text NOT NULL,
	"invitation_id" uuid,
	"is_offer" boolean DEFAULT false NOT NULL,
	"selection" jsonb NOT NULL,
	"address_digest" text NOT NULL,
	"network_digests" text[] DEFAULT '{}'::text[] NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	CONSTRAINT "ticket_holds_token_digest_key" UNIQUE("token_digest"),
	CONSTRAINT "ticket_holds_state_check" CHECK ("ticket_holds"."state" in ('active', 'released', 'expired', 'paid')),
	CONSTRAINT "ticket_holds_ended_check" CHECK (("ticket_holds"."state" in ('released', 'expired')) = ("ticket_holds"."ended_at" is not null))
);
--> statement-breakpoint
CREATE TABLE "ticket_interests" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"submission_key" uuid NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"received_at" timestamp with time zone NOT NULL,
	CONSTRAINT "ticket_interests_submission_key_key" UNIQUE("submission_key")
);
--> statement-breakpoint
CREATE TABLE "ticket_invitations" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"code" text NOT NULL,
	"sale" text NOT NULL,
	"type_ids" text[] NOT NULL,
	"max_tickets" integer NOT NULL,
	"guest_name" text,
	"email" text,
	"valid_from" timestamp with time zone,
	"valid_until" timestamp with time zone,
	"is_revoked" boolean DEFAULT false NOT NULL,
	"note" text,
	"created_at" timestamp with time zone NOT NULL,
	"created_by" text NOT NULL,
	CONSTRAINT "ticket_invitations_code_key" UNIQUE("code"),
	CONSTRAINT "ticket_invitations_max_tickets_check" CHECK ("ticket_invitations"."max_tickets" between 1 and 50)
);
--> statement-breakpoint
CREATE TABLE "ticket_orders" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"number" integer GENERATED ALWAYS AS IDENTITY (sequence name "ticket_orders_number_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"hold_id" uuid,
	"order_id" uuid,
	"sale" text NOT NULL,
	"fulfilment" text NOT NULL,
	"method" text NOT NULL,
	"name" text NOT NULL,
	"email" text,
	"phone" text,
	"amount_pesewas" bigint NOT NULL,
	"discount_pesewas" bigint DEFAULT 0 NOT NULL,
	"promo_code_id" uuid,
	"is_code_counted" boolean DEFAULT false NOT NULL,
	"invitation_id" uuid,
	"cash_refunded_pesewas" bigint DEFAULT 0 NOT NULL,
	"link_version" integer DEFAULT 1 NOT NULL,
	"request_key" uuid,
	"actor" text,
	"created_at" timestamp with time zone NOT NULL,
	"paid_at" timestamp with time zone,
	CONSTRAINT "ticket_orders_number_key" UNIQUE("number"),
	CONSTRAINT "ticket_orders_hold_id_key" UNIQUE("hold_id"),
	CONSTRAINT "ticket_orders_order_id_key" UNIQUE("order_id"),
	CONSTRAINT "ticket_orders_request_key_key" UNIQUE("request_key"),
	CONSTRAINT "ticket_orders_fulfilment_check" CHECK ("ticket_orders"."fulfilment" in ('waiting', 'given', 'other_seats', 'sent_back')),
	CONSTRAINT "ticket_orders_method_check" CHECK ("ticket_orders"."method" in ('card', 'mobile_money', 'cash', 'free')),
	CONSTRAINT "ticket_orders_amount_check" CHECK ("ticket_orders"."amount_pesewas" >= 0 and "ticket_orders"."discount_pesewas" >= 0),
	CONSTRAINT "ticket_orders_paid_check" CHECK (("ticket_orders"."fulfilment" = 'waiting') = ("ticket_orders"."paid_at" is null)),
	CONSTRAINT "ticket_orders_code_check" CHECK (not "ticket_orders"."is_code_counted" or "ticket_orders"."promo_code_id" is not null),
	CONSTRAINT "ticket_orders_cash_check" CHECK ("ticket_orders"."cash_refunded_pesewas" between 0 and "ticket_orders"."amount_pesewas")
);
--> statement-breakpoint
CREATE TABLE "ticket_promo_codes" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"code" text NOT NULL,
	"kind" text NOT NULL,
	"value" bigint NOT NULL,
	"type_ids" text[],
	"max_uses" integer,
	"uses" integer DEFAULT 0 NOT NULL,
	"starts_at" timestamp with time zone,
	"ends_at" timestamp with time zone,
	"is_active" boolean DEFAULT true NOT NULL,
	"note" text,
	"created_at" timestamp with time zone NOT NULL,
	"created_by" text NOT NULL,
	CONSTRAINT "ticket_promo_codes_code_key" UNIQUE("code"),
	CONSTRAINT "ticket_promo_codes_kind_check" CHECK ("ticket_promo_codes"."kind" in ('percent', 'fixed')),
	CONSTRAINT "ticket_promo_codes_value_check" CHECK ("ticket_promo_codes"."value" > 0 and ("ticket_promo_codes"."kind" = 'fixed' or "ticket_promo_codes"."value" <= 100)),
	CONSTRAINT "ticket_promo_codes_uses_check" CHECK ("ticket_promo_codes"."uses" >= 0 and ("ticket_promo_codes"."max_uses" is null or "ticket_promo_codes"."uses" <= "ticket_promo_codes"."max_uses")),
	CONSTRAINT "ticket_promo_codes_times_check" CHECK ("ticket_promo_codes"."ends_at" > "ticket_promo_codes"."starts_at")
);
--> statement-breakpoint
CREATE TABLE "ticket_sales" (
	"name" text PRIMARY KEY NOT NULL,
	"is_open" boolean NOT NULL,
	"opens_at" timestamp with time zone,
	"closes_at" timestamp with time zone,
	"returns_until" timestamp with time zone,
	CONSTRAINT "ticket_sales_name_check" CHECK ("ticket_sales"."name" in ('public', 'pre-sale', 'experiential')),
	CONSTRAINT "ticket_sales_times_check" CHECK ("ticket_sales"."closes_at" > "ticket_sales"."opens_at")
);
--> statement-breakpoint
CREATE TABLE "ticket_scans" (
	"id" uuid PRIMARY KEY NOT NULL,
	"ticket_id" uuid,
	"code_digest" text,
	"door" text NOT NULL,
	"result" text NOT NULL,
	"is_offline" boolean NOT NULL,
	"scanned_at" timestamp with time zone NOT NULL,
	"received_at" timestamp with time zone NOT NULL,
	"actor" text NOT NULL,
	CONSTRAINT "ticket_scans_result_check" CHECK ("ticket_scans"."result" in ('in', 'again', 'conflict', 'unknown', 'replaced', 'not_valid'))
);
--> statement-breakpoint
CREATE TABLE "ticket_types" (
	"id" text PRIMARY KEY NOT NULL,
	"sale" text NOT NULL,
	"name" text NOT NULL,
	"note" text NOT NULL,
	"price_pesewas" bigint NOT NULL,
	"tone" text NOT NULL,
	"pool" text,
	"admits" integer DEFAULT 1 NOT NULL,
	"capacity" integer NOT NULL,
	"taken" integer DEFAULT 0 NOT NULL,
	"max_per_order" integer NOT NULL,
	"is_open" boolean DEFAULT true NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "ticket_types_taken_check" CHECK ("ticket_types"."taken" between 0 and "ticket_types"."capacity"),
	CONSTRAINT "ticket_types_price_check" CHECK ("ticket_types"."price_pesewas" >= 0),
	CONSTRAINT "ticket_types_admits_check" CHECK ("ticket_types"."admits" > 0),
	CONSTRAINT "ticket_types_max_per_order_check" CHECK ("ticket_types"."max_per_order" between 1 and 50),
	CONSTRAINT "ticket_types_tone_check" CHECK ("ticket_types"."tone" in ('rose', 'gold', 'sand', 'palm', 'indigo'))
);
--> statement-breakpoint
CREATE TABLE "ticket_waiting" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"submission_key" uuid NOT NULL,
	"place" integer GENERATED ALWAYS AS IDENTITY (sequence name "ticket_waiting_place_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"type_id" text NOT NULL,
	"quantity" integer NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"state" text NOT NULL,
	"hold_id" uuid,
	"joined_at" timestamp with time zone NOT NULL,
	"offered_at" timestamp with time zone,
	CONSTRAINT "ticket_waiting_submission_key_key" UNIQUE("submission_key"),
	CONSTRAINT "ticket_waiting_hold_id_key" UNIQUE("hold_id"),
	CONSTRAINT "ticket_waiting_quantity_check" CHECK ("ticket_waiting"."quantity" > 0),
	CONSTRAINT "ticket_waiting_state_check" CHECK ("ticket_waiting"."state" in ('waiting', 'offered', 'bought', 'lapsed', 'left'))
);
--> statement-breakpoint
CREATE TABLE "tickets" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"serial" integer GENERATED ALWAYS AS IDENTITY (sequence name "tickets_serial_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"hold_id" uuid,
	"ticket_order_id" uuid,
	"type_id" text NOT NULL,
	"seat_id" text,
	"position" integer NOT NULL,
	"unit" integer NOT NULL,
	"state" text NOT NULL,
	"price_pesewas" bigint NOT NULL,
	"discount_pesewas" bigint DEFAULT 0 NOT NULL,
	"name" text,
	"holder_email" text,
	"given_on_at" timestamp with time zone,
	"code_version" integer DEFAULT 1 NOT NULL,
	"checked_in_at" timestamp with time zone,
	"checked_in_door" text,
	"created_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	CONSTRAINT "tickets_serial_key" UNIQUE("serial"),
	CONSTRAINT "tickets_state_check" CHECK ("tickets"."state" in ('held', 'freed', 'valid', 'returned', 'refunded')),
	CONSTRAINT "tickets_order_check" CHECK ("tickets"."state" in ('held', 'freed') or "tickets"."ticket_order_id" is not null),
	CONSTRAINT "tickets_price_check" CHECK ("tickets"."discount_pesewas" between 0 and "tickets"."price_pesewas"),
	CONSTRAINT "tickets_door_check" CHECK (("tickets"."checked_in_at" is null) = ("tickets"."checked_in_door" is null))
);
--> statement-breakpoint
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
	"teacher_id" uuid NOT NULL,
	"venue" text NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"is_withdrawn" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "uploads" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"purpose" text NOT NULL,
	"name" text NOT NULL,
	"size" integer NOT NULL,
	"kind" text,
	"storage_key" text,
	"digest" text,
	"claimed_by" text,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "uploads_storage_key_key" UNIQUE("storage_key"),
	CONSTRAINT "uploads_state_check" CHECK ("uploads"."state" in ('waiting', 'stored', 'claimed')),
	CONSTRAINT "uploads_size_check" CHECK ("uploads"."size" > 0),
	CONSTRAINT "uploads_stored_check" CHECK (("uploads"."state" = 'waiting') = ("uploads"."storage_key" is null) and ("uploads"."state" = 'waiting') = ("uploads"."kind" is null) and ("uploads"."state" = 'waiting') = ("uploads"."digest" is null)),
	CONSTRAINT "uploads_claimed_check" CHECK (("uploads"."state" = 'claimed') = ("uploads"."claimed_by" is not null))
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
CREATE TABLE "webhook_deliveries" (
	"digest" text PRIMARY KEY NOT NULL,
	"event" text NOT NULL,
	"provider_id" text NOT NULL,
	"tx_ref" text,
	"times" integer DEFAULT 1 NOT NULL,
	"first_at" timestamp with time zone NOT NULL,
	"last_at" timestamp with time zone NOT NULL,
	"outcome" text
);
--> statement-breakpoint
ALTER TABLE "audit_changes" ADD CONSTRAINT "audit_changes_action_id_audit_actions_id_fk" FOREIGN KEY ("action_id") REFERENCES "public"."audit_actions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "audition_bookings" ADD CONSTRAINT "audition_bookings_slot_id_audition_slots_id_fk" FOREIGN KEY ("slot_id") REFERENCES "public"."audition_slots"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "audition_bookings" ADD CONSTRAINT "audition_bookings_entry_id_competition_entries_id_fk" FOREIGN KEY ("entry_id") REFERENCES "public"."competition_entries"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "audition_waiting" ADD CONSTRAINT "audition_waiting_entry_id_competition_entries_id_fk" FOREIGN KEY ("entry_id") REFERENCES "public"."competition_entries"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "audition_waiting" ADD CONSTRAINT "audition_waiting_booking_id_audition_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."audition_bookings"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "challenge_entries" ADD CONSTRAINT "challenge_entries_sheet_id_uploads_id_fk" FOREIGN KEY ("sheet_id") REFERENCES "public"."uploads"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "community_confirmations" ADD CONSTRAINT "community_confirmations_member_id_community_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."community_members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "competition_moves" ADD CONSTRAINT "competition_moves_entry_id_competition_entries_id_fk" FOREIGN KEY ("entry_id") REFERENCES "public"."competition_entries"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "donations" ADD CONSTRAINT "donations_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "donations" ADD CONSTRAINT "donations_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "competition_drafts" ADD CONSTRAINT "competition_drafts_entry_id_competition_entries_id_fk" FOREIGN KEY ("entry_id") REFERENCES "public"."competition_entries"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "competition_entries" ADD CONSTRAINT "competition_entries_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "competition_papers" ADD CONSTRAINT "competition_papers_entry_id_competition_entries_id_fk" FOREIGN KEY ("entry_id") REFERENCES "public"."competition_entries"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "competition_papers" ADD CONSTRAINT "competition_papers_upload_id_uploads_id_fk" FOREIGN KEY ("upload_id") REFERENCES "public"."uploads"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hall_seats" ADD CONSTRAINT "hall_seats_block_id_hall_blocks_id_fk" FOREIGN KEY ("block_id") REFERENCES "public"."hall_blocks"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hall_seats" ADD CONSTRAINT "hall_seats_beside_hall_seats_id_fk" FOREIGN KEY ("beside") REFERENCES "public"."hall_seats"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "competition_recusals" ADD CONSTRAINT "competition_recusals_entry_id_competition_entries_id_fk" FOREIGN KEY ("entry_id") REFERENCES "public"."competition_entries"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "competition_score_changes" ADD CONSTRAINT "competition_score_changes_score_id_competition_scores_id_fk" FOREIGN KEY ("score_id") REFERENCES "public"."competition_scores"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "competition_scores" ADD CONSTRAINT "competition_scores_entry_id_competition_entries_id_fk" FOREIGN KEY ("entry_id") REFERENCES "public"."competition_entries"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "engagement_offers" ADD CONSTRAINT "engagement_offers_engagement_id_engagements_id_fk" FOREIGN KEY ("engagement_id") REFERENCES "public"."engagements"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "engagement_offers" ADD CONSTRAINT "engagement_offers_performer_id_performers_id_fk" FOREIGN KEY ("performer_id") REFERENCES "public"."performers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_applications" ADD CONSTRAINT "job_applications_cv_id_uploads_id_fk" FOREIGN KEY ("cv_id") REFERENCES "public"."uploads"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lesson_places" ADD CONSTRAINT "lesson_places_lesson_id_lessons_id_fk" FOREIGN KEY ("lesson_id") REFERENCES "public"."lessons"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lesson_places" ADD CONSTRAINT "lesson_places_registration_id_music_study_registrations_id_fk" FOREIGN KEY ("registration_id") REFERENCES "public"."music_study_registrations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lessons" ADD CONSTRAINT "lessons_teacher_id_teachers_id_fk" FOREIGN KEY ("teacher_id") REFERENCES "public"."teachers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_transitions" ADD CONSTRAINT "order_transitions_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_attempts" ADD CONSTRAINT "payment_attempts_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_flags" ADD CONSTRAINT "payment_flags_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "referral_letters" ADD CONSTRAINT "referral_letters_link_id_referral_links_id_fk" FOREIGN KEY ("link_id") REFERENCES "public"."referral_links"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "referrals" ADD CONSTRAINT "referrals_link_id_referral_links_id_fk" FOREIGN KEY ("link_id") REFERENCES "public"."referral_links"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_accounts" ADD CONSTRAINT "staff_accounts_picture_id_uploads_id_fk" FOREIGN KEY ("picture_id") REFERENCES "public"."uploads"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "teacher_times" ADD CONSTRAINT "teacher_times_teacher_id_teachers_id_fk" FOREIGN KEY ("teacher_id") REFERENCES "public"."teachers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "teacher_times" ADD CONSTRAINT "teacher_times_lesson_id_lessons_id_fk" FOREIGN KEY ("lesson_id") REFERENCES "public"."lessons"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "teacher_times" ADD CONSTRAINT "teacher_times_booking_id_trial_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."trial_bookings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ticket_holds" ADD CONSTRAINT "ticket_holds_invitation_id_ticket_invitations_id_fk" FOREIGN KEY ("invitation_id") REFERENCES "public"."ticket_invitations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ticket_invitations" ADD CONSTRAINT "ticket_invitations_sale_ticket_sales_name_fk" FOREIGN KEY ("sale") REFERENCES "public"."ticket_sales"("name") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ticket_orders" ADD CONSTRAINT "ticket_orders_hold_id_ticket_holds_id_fk" FOREIGN KEY ("hold_id") REFERENCES "public"."ticket_holds"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ticket_orders" ADD CONSTRAINT "ticket_orders_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ticket_orders" ADD CONSTRAINT "ticket_orders_promo_code_id_ticket_promo_codes_id_fk" FOREIGN KEY ("promo_code_id") REFERENCES "public"."ticket_promo_codes"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ticket_orders" ADD CONSTRAINT "ticket_orders_invitation_id_ticket_invitations_id_fk" FOREIGN KEY ("invitation_id") REFERENCES "public"."ticket_invitations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ticket_scans" ADD CONSTRAINT "ticket_scans_ticket_id_tickets_id_fk" FOREIGN KEY ("ticket_id") REFERENCES "public"."tickets"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ticket_types" ADD CONSTRAINT "ticket_types_sale_ticket_sales_name_fk" FOREIGN KEY ("sale") REFERENCES "public"."ticket_sales"("name") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ticket_waiting" ADD CONSTRAINT "ticket_waiting_type_id_ticket_types_id_fk" FOREIGN KEY ("type_id") REFERENCES "public"."ticket_types"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ticket_waiting" ADD CONSTRAINT "ticket_waiting_hold_id_ticket_holds_id_fk" FOREIGN KEY ("hold_id") REFERENCES "public"."ticket_holds"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tickets" ADD CONSTRAINT "tickets_hold_id_ticket_holds_id_fk" FOREIGN KEY ("hold_id") REFERENCES "public"."ticket_holds"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tickets" ADD CONSTRAINT "tickets_ticket_order_id_ticket_orders_id_fk" FOREIGN KEY ("ticket_order_id") REFERENCES "public"."ticket_orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tickets" ADD CONSTRAINT "tickets_type_id_ticket_types_id_fk" FOREIGN KEY ("type_id") REFERENCES "public"."ticket_types"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tickets" ADD CONSTRAINT "tickets_seat_id_hall_seats_id_fk" FOREIGN KEY ("seat_id") REFERENCES "public"."hall_seats"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "trial_bookings" ADD CONSTRAINT "trial_bookings_time_id_trial_times_id_fk" FOREIGN KEY ("time_id") REFERENCES "public"."trial_times"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "trial_times" ADD CONSTRAINT "trial_times_teacher_id_teachers_id_fk" FOREIGN KEY ("teacher_id") REFERENCES "public"."teachers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "volunteer_assignments" ADD CONSTRAINT "volunteer_assignments_shift_id_volunteer_shifts_id_fk" FOREIGN KEY ("shift_id") REFERENCES "public"."volunteer_shifts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "volunteer_assignments" ADD CONSTRAINT "volunteer_assignments_volunteer_id_volunteers_id_fk" FOREIGN KEY ("volunteer_id") REFERENCES "public"."volunteers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "account_sessions_account_idx" ON "account_sessions" USING btree ("account");--> statement-breakpoint
CREATE INDEX "account_sessions_seen_at_idx" ON "account_sessions" USING btree ("seen_at");--> statement-breakpoint
CREATE INDEX "audit_actions_at_idx" ON "audit_actions" USING btree ("at","id");--> statement-breakpoint
CREATE INDEX "audit_actions_account_idx" ON "audit_actions" USING btree ("account","at");--> statement-breakpoint
CREATE INDEX "audit_changes_action_id_idx" ON "audit_changes" USING btree ("action_id");--> statement-breakpoint
CREATE INDEX "audit_changes_subject_id_idx" ON "audit_changes" USING btree ("subject_id");--> statement-breakpoint
CREATE UNIQUE INDEX "audition_bookings_slot_taken_key" ON "audition_bookings" USING btree ("slot_id") WHERE "audition_bookings"."state" in ('held', 'given');--> statement-breakpoint
CREATE UNIQUE INDEX "audition_bookings_token_key" ON "audition_bookings" USING btree ("token_digest") WHERE "audition_bookings"."state" in ('held', 'given');--> statement-breakpoint
CREATE UNIQUE INDEX "audition_bookings_entry_key" ON "audition_bookings" USING btree ("entry_id") WHERE "audition_bookings"."state" in ('held', 'given');--> statement-breakpoint
CREATE INDEX "audition_bookings_expires_at_idx" ON "audition_bookings" USING btree ("expires_at") WHERE "audition_bookings"."state" = 'held';--> statement-breakpoint
CREATE INDEX "audition_bookings_address_idx" ON "audition_bookings" USING btree ("address_digest") WHERE "audition_bookings"."state" = 'held';--> statement-breakpoint
CREATE INDEX "audition_bookings_networks_idx" ON "audition_bookings" USING gin ("network_digests") WHERE "audition_bookings"."state" = 'held';--> statement-breakpoint
CREATE INDEX "audition_waiting_turn_idx" ON "audition_waiting" USING btree ("state","place");--> statement-breakpoint
CREATE INDEX "challenge_entries_status_idx" ON "challenge_entries" USING btree ("status","received_at");--> statement-breakpoint
CREATE UNIQUE INDEX "community_members_email_key" ON "community_members" USING btree (lower("email"));--> statement-breakpoint
CREATE INDEX "competition_moves_entry_id_idx" ON "competition_moves" USING btree ("entry_id");--> statement-breakpoint
CREATE INDEX "competition_publications_kind_idx" ON "competition_publications" USING btree ("kind","publish_at");--> statement-breakpoint
CREATE INDEX "daily_totals_kind_day_idx" ON "daily_totals" USING btree ("kind","day");--> statement-breakpoint
CREATE INDEX "donations_project_id_idx" ON "donations" USING btree ("project_id");--> statement-breakpoint
CREATE INDEX "donations_created_at_idx" ON "donations" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "donations_wall_idx" ON "donations" USING btree ("created_at") WHERE "donations"."wall" = 'waiting';--> statement-breakpoint
CREATE INDEX "enquiries_state_idx" ON "enquiries" USING btree ("state");--> statement-breakpoint
CREATE INDEX "enquiry_notes_enquiry_id_idx" ON "enquiry_notes" USING btree ("enquiry_id");--> statement-breakpoint
CREATE UNIQUE INDEX "competition_entries_person_key" ON "competition_entries" USING btree ("instrument","person_key") WHERE "competition_entries"."state" <> 'withdrawn';--> statement-breakpoint
CREATE INDEX "competition_entries_email_idx" ON "competition_entries" USING btree (lower("email"));--> statement-breakpoint
CREATE INDEX "competition_entries_created_at_idx" ON "competition_entries" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "competition_entries_submitted_idx" ON "competition_entries" USING btree ("created_at") WHERE "competition_entries"."state" = 'submitted';--> statement-breakpoint
CREATE INDEX "hall_seats_pool_idx" ON "hall_seats" USING btree ("pool");--> statement-breakpoint
CREATE INDEX "held_submissions_state_received_at_idx" ON "held_submissions" USING btree ("state","received_at","id");--> statement-breakpoint
CREATE INDEX "competition_score_changes_score_id_idx" ON "competition_score_changes" USING btree ("score_id");--> statement-breakpoint
CREATE UNIQUE INDEX "engagement_offers_open_key" ON "engagement_offers" USING btree ("engagement_id","performer_id") WHERE "engagement_offers"."state" in ('offered', 'accepted');--> statement-breakpoint
CREATE INDEX "engagement_offers_performer_id_idx" ON "engagement_offers" USING btree ("performer_id","from_at");--> statement-breakpoint
CREATE INDEX "engagements_status_date_idx" ON "engagements" USING btree ("status","date");--> statement-breakpoint
CREATE INDEX "engagements_status_received_at_idx" ON "engagements" USING btree ("status","received_at");--> statement-breakpoint
CREATE INDEX "fee_enquiries_received_at_idx" ON "fee_enquiries" USING btree ("received_at");--> statement-breakpoint
CREATE INDEX "known_people_last_at_idx" ON "known_people" USING btree ("last_at","address");--> statement-breakpoint
CREATE INDEX "known_people_lists_idx" ON "known_people" USING gin ("lists");--> statement-breakpoint
CREATE UNIQUE INDEX "lesson_places_alone_key" ON "lesson_places" USING btree ("lesson_id") WHERE "lesson_places"."is_alone";--> statement-breakpoint
CREATE INDEX "lesson_places_lesson_id_idx" ON "lesson_places" USING btree ("lesson_id");--> statement-breakpoint
CREATE INDEX "music_study_registrations_received_at_idx" ON "music_study_registrations" USING btree ("received_at");--> statement-breakpoint
CREATE INDEX "music_study_registrations_status_received_at_idx" ON "music_study_registrations" USING btree ("status","received_at");--> statement-breakpoint
CREATE INDEX "order_transitions_order_id_idx" ON "order_transitions" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "orders_kind_created_at_idx" ON "orders" USING btree ("kind","created_at");--> statement-breakpoint
CREATE INDEX "orders_kind_paid_at_idx" ON "orders" USING btree ("kind","paid_at");--> statement-breakpoint
CREATE INDEX "orders_kind_state_idx" ON "orders" USING btree ("kind","state");--> statement-breakpoint
CREATE INDEX "outbox_key_prefix_idx" ON "outbox" USING btree ("key" text_pattern_ops);--> statement-breakpoint
CREATE INDEX "outbox_ticket_order_idx" ON "outbox" USING btree (("payload" ->> 'ticketOrderId')) WHERE "outbox"."kind" = 'tickets.mail';--> statement-breakpoint
CREATE INDEX "outbox_created_at_id_idx" ON "outbox" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "outbox_state_created_at_idx" ON "outbox" USING btree ("state","created_at");--> statement-breakpoint
CREATE INDEX "outbox_due_idx" ON "outbox" USING btree ("due_at") WHERE "outbox"."state" = 'waiting';--> statement-breakpoint
CREATE INDEX "outbox_failed_idx" ON "outbox" USING btree ("created_at") WHERE "outbox"."state" = 'failed';--> statement-breakpoint
CREATE INDEX "payment_attempts_order_id_idx" ON "payment_attempts" USING btree ("order_id","opened_at");--> statement-breakpoint
CREATE INDEX "payment_attempts_next_check_at_idx" ON "payment_attempts" USING btree ("next_check_at") WHERE "payment_attempts"."next_check_at" is not null;--> statement-breakpoint
CREATE INDEX "payment_flags_order_id_idx" ON "payment_flags" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "payment_flags_open_idx" ON "payment_flags" USING btree ("created_at") WHERE "payment_flags"."resolved_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "payments_granted_order_id_key" ON "payments" USING btree ("order_id") WHERE "payments"."granted";--> statement-breakpoint
CREATE INDEX "payments_order_id_idx" ON "payments" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "people_to_update_address_idx" ON "people_to_update" USING btree ("address");--> statement-breakpoint
CREATE INDEX "performers_status_received_at_idx" ON "performers" USING btree ("status","received_at");--> statement-breakpoint
CREATE INDEX "rate_limits_window_start_idx" ON "rate_limits" USING btree ("window_start");--> statement-breakpoint
CREATE INDEX "record_presence_record_idx" ON "record_presence" USING btree ("record");--> statement-breakpoint
CREATE INDEX "record_presence_seen_at_idx" ON "record_presence" USING btree ("seen_at");--> statement-breakpoint
CREATE INDEX "record_versions_watched_at_idx" ON "record_versions" USING btree ("watched_at");--> statement-breakpoint
CREATE INDEX "refunds_payment_id_idx" ON "refunds" USING btree ("payment_id");--> statement-breakpoint
CREATE INDEX "refunds_failed_idx" ON "refunds" USING btree ("requested_at") WHERE "refunds"."state" = 'failed';--> statement-breakpoint
CREATE INDEX "refunds_ended_at_idx" ON "refunds" USING btree ("ended_at") WHERE "refunds"."state" = 'done';--> statement-breakpoint
CREATE UNIQUE INDEX "saved_views_name_key" ON "saved_views" USING btree ("account","list","name");--> statement-breakpoint
CREATE INDEX "sign_in_failures_over_at_idx" ON "sign_in_failures" USING btree ("over_at");--> statement-breakpoint
CREATE INDEX "status_changes_subject_id_idx" ON "status_changes" USING btree ("subject_id");--> statement-breakpoint
CREATE INDEX "submission_keys_created_at_idx" ON "submission_keys" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "teacher_times_teacher_id_idx" ON "teacher_times" USING btree ("teacher_id");--> statement-breakpoint
CREATE INDEX "teacher_times_lesson_id_idx" ON "teacher_times" USING btree ("lesson_id");--> statement-breakpoint
CREATE INDEX "teacher_times_booking_id_idx" ON "teacher_times" USING btree ("booking_id");--> statement-breakpoint
CREATE UNIQUE INDEX "teachers_name_key" ON "teachers" USING btree (comparable_name("name"));--> statement-breakpoint
CREATE UNIQUE INDEX "ticket_holds_invitation_key" ON "ticket_holds" USING btree ("invitation_id") WHERE "ticket_holds"."state" in ('active', 'paid');--> statement-breakpoint
CREATE INDEX "ticket_holds_expires_at_idx" ON "ticket_holds" USING btree ("expires_at") WHERE "ticket_holds"."state" = 'active';--> statement-breakpoint
CREATE INDEX "ticket_holds_created_at_idx" ON "ticket_holds" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "ticket_holds_address_idx" ON "ticket_holds" USING btree ("address_digest") WHERE "ticket_holds"."state" = 'active';--> statement-breakpoint
CREATE INDEX "ticket_holds_networks_idx" ON "ticket_holds" USING gin ("network_digests") WHERE "ticket_holds"."state" = 'active';--> statement-breakpoint
CREATE INDEX "ticket_invitations_created_at_idx" ON "ticket_invitations" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "ticket_invitations_guest_name_idx" ON "ticket_invitations" USING btree ("guest_name","id");--> statement-breakpoint
CREATE INDEX "ticket_invitations_sale_created_at_idx" ON "ticket_invitations" USING btree ("sale","created_at");--> statement-breakpoint
CREATE INDEX "ticket_invitations_revoked_idx" ON "ticket_invitations" USING btree ("created_at") WHERE "ticket_invitations"."is_revoked";--> statement-breakpoint
CREATE INDEX "ticket_orders_created_at_idx" ON "ticket_orders" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "ticket_orders_paid_at_idx" ON "ticket_orders" USING btree ("paid_at");--> statement-breakpoint
CREATE INDEX "ticket_orders_email_idx" ON "ticket_orders" USING btree (lower("email"));--> statement-breakpoint
CREATE UNIQUE INDEX "ticket_scans_in_key" ON "ticket_scans" USING btree ("ticket_id") WHERE "ticket_scans"."result" = 'in';--> statement-breakpoint
CREATE INDEX "ticket_scans_received_at_idx" ON "ticket_scans" USING btree ("received_at");--> statement-breakpoint
CREATE INDEX "ticket_types_pool_idx" ON "ticket_types" USING btree ("pool");--> statement-breakpoint
CREATE INDEX "ticket_waiting_turn_idx" ON "ticket_waiting" USING btree ("type_id","state","place");--> statement-breakpoint
CREATE UNIQUE INDEX "tickets_seat_taken_key" ON "tickets" USING btree ("seat_id") WHERE "tickets"."state" in ('held', 'valid');--> statement-breakpoint
CREATE INDEX "tickets_hold_id_idx" ON "tickets" USING btree ("hold_id");--> statement-breakpoint
CREATE INDEX "tickets_ticket_order_id_idx" ON "tickets" USING btree ("ticket_order_id");--> statement-breakpoint
CREATE INDEX "tickets_type_state_idx" ON "tickets" USING btree ("type_id","state");--> statement-breakpoint
CREATE INDEX "tickets_ended_at_idx" ON "tickets" USING btree ("ended_at") WHERE "tickets"."state" in ('returned', 'refunded');--> statement-breakpoint
CREATE UNIQUE INDEX "trial_bookings_time_taken_key" ON "trial_bookings" USING btree ("time_id") WHERE "trial_bookings"."state" = 'booked';--> statement-breakpoint
CREATE UNIQUE INDEX "trial_times_teacher_starts_at_key" ON "trial_times" USING btree ("teacher_id","starts_at") WHERE not "trial_times"."is_withdrawn";--> statement-breakpoint
CREATE INDEX "trial_times_instrument_starts_at_idx" ON "trial_times" USING btree ("instrument","starts_at");--> statement-breakpoint
CREATE INDEX "volunteer_assignments_volunteer_id_idx" ON "volunteer_assignments" USING btree ("volunteer_id");--> statement-breakpoint
CREATE INDEX "volunteer_shifts_starts_at_idx" ON "volunteer_shifts" USING btree ("starts_at");--> statement-breakpoint
CREATE INDEX "volunteers_added_at_idx" ON "volunteers" USING btree ("added_at","id");--> statement-breakpoint
CREATE INDEX "volunteers_name_idx" ON "volunteers" USING btree ("name","id");--> statement-breakpoint
CREATE INDEX "volunteers_helped_idx" ON "volunteers" USING btree ("added_at") WHERE not "volunteers"."is_active";--> statement-breakpoint
CREATE UNIQUE INDEX "volunteers_email_key" ON "volunteers" USING btree (lower("email"));--> statement-breakpoint
CREATE INDEX "webhook_deliveries_first_at_idx" ON "webhook_deliveries" USING btree ("first_at");
--> statement-breakpoint
-- From here on follows what drizzle-kit cannot read from the schema.
-- A teacher has one lesson at a time. Overlaps that staff have to resolve are marked, and left out.
ALTER TABLE teacher_times ADD CONSTRAINT teacher_times_no_overlap EXCLUDE USING gist (
  teacher_id WITH =, int4range(from_minute, until_minute) WITH &&, tstzrange(starts_at, ends_at) WITH &&
) WHERE (NOT is_clash);
--> statement-breakpoint
-- Staff search anywhere in a text: each list has an index of the three-letter parts of its folded text. The expressions are
-- those of `textOf` (core/search.ts), so that the planner recognises them. New rows usually wait in an unsorted list of such an
-- index until a vacuum, which the embedded database never runs by itself, and every search reads that list too: hence
-- `fastupdate = off`. The indexes without it belong to lists of which thousands of rows change at once; whoever searches
-- those merges the unsorted list first (`flushSearchIndexes`).
CREATE INDEX audit_actions_search_idx ON audit_actions USING gin (fold_text((coalesce(name, '') || ' ' || coalesce(account, '') || ' ' || coalesce(operation, ''))) gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX audit_changes_search_idx ON audit_changes USING gin (fold_text((coalesce(label, '') || ' ' || coalesce(subject_id, ''))) gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX challenge_entries_search_idx ON challenge_entries USING gin (fold_text((coalesce(artist, '') || ' ' || coalesce(place, '') || ' ' || coalesce(piece, '') || ' ' || coalesce(email, '') || ' ' || coalesce(phone, '') || ' ' || coalesce(guardian_name, '') || ' ' || coalesce(guardian_phone, '') || ' ' || coalesce(reference, ''))) gin_trgm_ops) WITH (fastupdate = off);
--> statement-breakpoint
CREATE INDEX community_members_search_idx ON community_members USING gin (fold_text((coalesce(name, '') || ' ' || coalesce(email, '') || ' ' || ('JOIN-' || upper(substr(id::text, 1, 8))))) gin_trgm_ops) WITH (fastupdate = off);
--> statement-breakpoint
CREATE INDEX competition_entries_search_idx ON competition_entries USING gin (fold_text((coalesce(name, '') || ' ' || coalesce(email, '') || ' ' || coalesce(phone, '') || ' ' || coalesce(guardian_name, '') || ' ' || coalesce(guardian_email, '') || ' ' || coalesce(guardian_phone, '') || ' ' || coalesce(teacher, '') || ' ' || coalesce(school, ''))) gin_trgm_ops) WITH (fastupdate = off);
--> statement-breakpoint
CREATE INDEX contact_messages_search_idx ON contact_messages USING gin (fold_text((coalesce(name, '') || ' ' || coalesce(email, '') || ' ' || coalesce(phone, '') || ' ' || reference_of('NOTE', submission_key) || ' ' || coalesce(topic, '') || ' ' || coalesce(message, ''))) gin_trgm_ops) WITH (fastupdate = off);
--> statement-breakpoint
CREATE INDEX donations_search_idx ON donations USING gin (fold_text((coalesce(name, '') || ' ' || coalesce(email, '') || ' ' || coalesce(phone, '') || ' ' || coalesce(message, ''))) gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX engagements_search_idx ON engagements USING gin (fold_text((coalesce(name, '') || ' ' || coalesce(organisation, '') || ' ' || coalesce(place, '') || ' ' || coalesce(email, '') || ' ' || coalesce(phone, '') || ' ' || coalesce(reference, ''))) gin_trgm_ops) WITH (fastupdate = off);
--> statement-breakpoint
CREATE INDEX fee_enquiries_search_idx ON fee_enquiries USING gin (fold_text((coalesce(name, '') || ' ' || coalesce(email, '') || ' ' || coalesce(phone, '') || ' ' || reference_of('FEES', submission_key) || ' ' || coalesce(instrument, '') || ' ' || coalesce(question, ''))) gin_trgm_ops) WITH (fastupdate = off);
--> statement-breakpoint
CREATE INDEX job_applications_search_idx ON job_applications USING gin (fold_text((coalesce(name, '') || ' ' || coalesce(email, '') || ' ' || coalesce(phone, '') || ' ' || coalesce(reference, '') || ' ' || coalesce(opening_title, '') || ' ' || coalesce(letter, ''))) gin_trgm_ops) WITH (fastupdate = off);
--> statement-breakpoint
CREATE INDEX known_people_search_idx ON known_people USING gin (fold_text(known_as) gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX music_study_registrations_search_idx ON music_study_registrations USING gin (fold_text((coalesce(student, '') || ' ' || coalesce(guardian, '') || ' ' || coalesce(instrument, '') || ' ' || coalesce(email, '') || ' ' || coalesce(phone, '') || ' ' || coalesce(reference, ''))) gin_trgm_ops) WITH (fastupdate = off);
--> statement-breakpoint
CREATE INDEX outbox_search_idx ON outbox USING gin (fold_text((coalesce(key, '') || ' ' || coalesce(kind, '') || ' ' || coalesce(payload->>'to', '') || ' ' || coalesce(payload->>'subject', ''))) gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX payment_attempts_search_idx ON payment_attempts USING gin (fold_text((coalesce(tx_ref, ''))) gin_trgm_ops) WITH (fastupdate = off);
--> statement-breakpoint
CREATE INDEX performers_search_idx ON performers USING gin (fold_text((coalesce(stage_name, '') || ' ' || coalesce(kind, '') || ' ' || coalesce(contact_name, '') || ' ' || coalesce(email, '') || ' ' || coalesce(phone, '') || ' ' || coalesce(reference, ''))) gin_trgm_ops) WITH (fastupdate = off);
--> statement-breakpoint
CREATE INDEX referrals_search_idx ON referrals USING gin (fold_text((coalesce(name, '') || ' ' || coalesce(email, '') || ' ' || reference_of('REFER', submission_key))) gin_trgm_ops) WITH (fastupdate = off);
--> statement-breakpoint
CREATE INDEX ticket_invitations_search_idx ON ticket_invitations USING gin (fold_text((coalesce(guest_name, '') || ' ' || coalesce(email, '') || ' ' || coalesce(code, '') || ' ' || coalesce(note, ''))) gin_trgm_ops) WITH (fastupdate = off);
--> statement-breakpoint
CREATE INDEX ticket_orders_search_idx ON ticket_orders USING gin (fold_text((coalesce(name, '') || ' ' || coalesce(email, '') || ' ' || coalesce(phone, ''))) gin_trgm_ops) WITH (fastupdate = off);
--> statement-breakpoint
CREATE INDEX tickets_search_idx ON tickets USING gin (fold_text((coalesce(name, '') || ' ' || coalesce(holder_email, ''))) gin_trgm_ops) WITH (fastupdate = off);
--> statement-breakpoint
CREATE INDEX volunteers_list_search_idx ON volunteers USING gin (fold_text((coalesce(name, '') || ' ' || coalesce(email, '') || ' ' || coalesce(phone, '') || ' ' || coalesce(note, ''))) gin_trgm_ops) WITH (fastupdate = off);
--> statement-breakpoint
-- All records of a person are found by the address, in any case.
CREATE INDEX audition_waiting_email_idx ON audition_waiting (lower(email));
--> statement-breakpoint
CREATE INDEX challenge_entries_email_idx ON challenge_entries (lower(email));
--> statement-breakpoint
CREATE INDEX competition_entries_guardian_email_idx ON competition_entries (lower(guardian_email));
--> statement-breakpoint
CREATE INDEX contact_messages_email_idx ON contact_messages (lower(email));
--> statement-breakpoint
CREATE INDEX donations_email_idx ON donations (lower(email));
--> statement-breakpoint
CREATE INDEX engagements_email_idx ON engagements (lower(email));
--> statement-breakpoint
CREATE INDEX fee_enquiries_email_idx ON fee_enquiries (lower(email));
--> statement-breakpoint
CREATE INDEX held_submissions_email_idx ON held_submissions (lower(email));
--> statement-breakpoint
CREATE INDEX job_applications_email_idx ON job_applications (lower(email));
--> statement-breakpoint
CREATE INDEX music_study_registrations_email_idx ON music_study_registrations (lower(email));
--> statement-breakpoint
CREATE INDEX performers_email_idx ON performers (lower(email));
--> statement-breakpoint
CREATE INDEX referrals_email_idx ON referrals (lower(email));
--> statement-breakpoint
CREATE INDEX ticket_interests_email_idx ON ticket_interests (lower(email));
--> statement-breakpoint
CREATE INDEX ticket_invitations_email_idx ON ticket_invitations (lower(email));
--> statement-breakpoint
CREATE INDEX ticket_waiting_email_idx ON ticket_waiting (lower(email));
--> statement-breakpoint
CREATE INDEX tickets_holder_email_idx ON tickets (lower(holder_email));
--> statement-breakpoint
CREATE INDEX trial_bookings_email_idx ON trial_bookings (lower(email));
--> statement-breakpoint
-- Lists are ordered by time and key, so that a page is read off the end of an index.
CREATE INDEX challenge_entries_received_at_reference_idx ON challenge_entries (received_at, reference);
--> statement-breakpoint
CREATE INDEX community_members_confirmed_at_id_idx ON community_members (confirmed_at, id) WHERE state = 'confirmed';
--> statement-breakpoint
CREATE INDEX contact_messages_received_at_id_idx ON contact_messages (received_at, id);
--> statement-breakpoint
CREATE INDEX engagements_received_at_reference_idx ON engagements (received_at, reference);
--> statement-breakpoint
CREATE INDEX fee_enquiries_received_at_id_idx ON fee_enquiries (received_at, id);
--> statement-breakpoint
CREATE INDEX job_applications_received_at_id_idx ON job_applications (received_at, id);
--> statement-breakpoint
CREATE INDEX music_study_registrations_received_at_reference_idx ON music_study_registrations (received_at, reference);
--> statement-breakpoint
CREATE INDEX performers_received_at_reference_idx ON performers (received_at, reference);
--> statement-breakpoint
CREATE INDEX referrals_received_at_id_idx ON referrals (received_at, id);
--> statement-breakpoint
-- A ticket is found by its seat, whether or not it still holds it.
CREATE INDEX tickets_seat_id_idx ON tickets (seat_id);
