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
	"after" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "enquiries" (
	"id" uuid PRIMARY KEY NOT NULL,
	"state" text DEFAULT 'new' NOT NULL,
	"assignee" text,
	"version" integer DEFAULT 0 NOT NULL,
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
	CONSTRAINT "enquiry_notes_kind_check" CHECK ("enquiry_notes"."kind" in ('note', 'reply'))
);
--> statement-breakpoint
CREATE TABLE "staff_accounts" (
	"account" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"seen_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "audit_changes" ADD CONSTRAINT "audit_changes_action_id_audit_actions_id_fk" FOREIGN KEY ("action_id") REFERENCES "public"."audit_actions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "audit_actions_at_idx" ON "audit_actions" USING btree ("at","id");--> statement-breakpoint
CREATE INDEX "audit_actions_account_idx" ON "audit_actions" USING btree ("account","at");--> statement-breakpoint
CREATE INDEX "audit_changes_action_id_idx" ON "audit_changes" USING btree ("action_id");--> statement-breakpoint
CREATE INDEX "audit_changes_subject_id_idx" ON "audit_changes" USING btree ("subject_id");--> statement-breakpoint
CREATE INDEX "enquiries_state_idx" ON "enquiries" USING btree ("state");--> statement-breakpoint
CREATE INDEX "enquiry_notes_enquiry_id_idx" ON "enquiry_notes" USING btree ("enquiry_id");