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
CREATE TRIGGER content_documents_record_change AFTER INSERT OR UPDATE OR DELETE ON content_documents FOR EACH ROW
  WHEN (coalesce(current_setting('school.action', true), '') <> '') EXECUTE FUNCTION record_change('path', 'path', 'draft', 'draft_account', 'draft_name');
--> statement-breakpoint
CREATE TRIGGER content_revisions_record_change AFTER INSERT OR UPDATE OR DELETE ON content_revisions FOR EACH ROW
  WHEN (coalesce(current_setting('school.action', true), '') <> '') EXECUTE FUNCTION record_change('path', 'path', 'value', 'seed', 'seed_hash', 'account', 'name');
--> statement-breakpoint
CREATE TRIGGER content_revisions_notify_published
  AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON content_revisions
  FOR EACH STATEMENT EXECUTE FUNCTION notify_published();
