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
	"watched_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sign_in_failures" (
	"key" text PRIMARY KEY NOT NULL,
	"failures" integer NOT NULL,
	"last_at" timestamp with time zone NOT NULL,
	"over_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "audit_changes" ADD COLUMN "transaction" bigint DEFAULT pg_current_xact_id()::text::bigint NOT NULL;--> statement-breakpoint
ALTER TABLE "staff_accounts" ADD COLUMN "chosen_name" text;--> statement-breakpoint
ALTER TABLE "staff_accounts" ADD COLUMN "email" text;--> statement-breakpoint
ALTER TABLE "staff_accounts" ADD COLUMN "mails" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "staff_accounts" ADD COLUMN "picture_id" uuid;--> statement-breakpoint
CREATE INDEX "account_sessions_account_idx" ON "account_sessions" USING btree ("account");--> statement-breakpoint
CREATE INDEX "account_sessions_seen_at_idx" ON "account_sessions" USING btree ("seen_at");--> statement-breakpoint
CREATE INDEX "record_presence_record_idx" ON "record_presence" USING btree ("record");--> statement-breakpoint
CREATE INDEX "record_presence_seen_at_idx" ON "record_presence" USING btree ("seen_at");--> statement-breakpoint
CREATE INDEX "record_versions_watched_at_idx" ON "record_versions" USING btree ("watched_at");--> statement-breakpoint
CREATE INDEX "sign_in_failures_over_at_idx" ON "sign_in_failures" USING btree ("over_at");--> statement-breakpoint
ALTER TABLE "staff_accounts" ADD CONSTRAINT "staff_accounts_picture_id_uploads_id_fk" FOREIGN KEY ("picture_id") REFERENCES "public"."uploads"("id") ON DELETE no action ON UPDATE no action;