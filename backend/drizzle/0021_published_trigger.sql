-- What pages of the site are composed of tells every instance when it changes, once per statement.
CREATE FUNCTION notify_published() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('published', TG_TABLE_NAME);
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER competition_publications_notify_published
  AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON competition_publications
  FOR EACH STATEMENT EXECUTE FUNCTION notify_published();
