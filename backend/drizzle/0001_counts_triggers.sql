-- Whatever changes a table that the live counts read tells every instance, once per statement.
CREATE FUNCTION notify_counts() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('counts', TG_TABLE_NAME);
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER community_members_notify_counts
  AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON community_members
  FOR EACH STATEMENT EXECUTE FUNCTION notify_counts();
--> statement-breakpoint
CREATE TRIGGER projects_notify_counts
  AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON projects
  FOR EACH STATEMENT EXECUTE FUNCTION notify_counts();
