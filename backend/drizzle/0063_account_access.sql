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
-- That somebody was signed out is recorded; when they were seen is not.
CREATE TRIGGER account_access_record_change AFTER UPDATE OF signed_out_at ON account_access FOR EACH ROW
  WHEN (coalesce(current_setting('school.action', true), '') <> '') EXECUTE FUNCTION record_change('account', '', 'name', 'email');
--> statement-breakpoint
-- Streams of a session that was ended close at once, on every instance.
CREATE FUNCTION tell_session_ended() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('sessions', '');
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER account_access_ended AFTER UPDATE OF signed_out_at ON account_access FOR EACH STATEMENT EXECUTE FUNCTION tell_session_ended();
--> statement-breakpoint
CREATE TRIGGER account_sessions_ended AFTER UPDATE OF ended_at ON account_sessions FOR EACH STATEMENT EXECUTE FUNCTION tell_session_ended();
