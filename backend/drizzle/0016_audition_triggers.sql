-- Whatever changes which slots are free tells every instance, once per statement.
CREATE FUNCTION notify_competition() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('competition', TG_TABLE_NAME);
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER competition_settings_notify_competition
  AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON competition_settings
  FOR EACH STATEMENT EXECUTE FUNCTION notify_competition();
--> statement-breakpoint
CREATE TRIGGER audition_slots_notify_competition
  AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON audition_slots
  FOR EACH STATEMENT EXECUTE FUNCTION notify_competition();
--> statement-breakpoint
CREATE TRIGGER audition_bookings_notify_competition
  AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON audition_bookings
  FOR EACH STATEMENT EXECUTE FUNCTION notify_competition();
