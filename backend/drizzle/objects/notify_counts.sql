-- Notifies every instance, once per statement, when a table that the live counts read has changed.
CREATE OR REPLACE FUNCTION notify_counts() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('counts', TG_TABLE_NAME);
  RETURN NULL;
END
$$;

CREATE OR REPLACE TRIGGER community_members_notify_counts
  AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON community_members
  FOR EACH STATEMENT EXECUTE FUNCTION notify_counts();
-- Staff hide a name, or a message is withdrawn. A new donation comes with an order.
CREATE OR REPLACE TRIGGER donations_notify_counts
  AFTER UPDATE OR DELETE OR TRUNCATE ON donations
  FOR EACH STATEMENT EXECUTE FUNCTION notify_counts();
CREATE OR REPLACE TRIGGER orders_notify_counts
  AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON orders
  FOR EACH STATEMENT EXECUTE FUNCTION notify_counts();
CREATE OR REPLACE TRIGGER payment_flags_notify_counts
  AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON payment_flags
  FOR EACH STATEMENT EXECUTE FUNCTION notify_counts();
CREATE OR REPLACE TRIGGER projects_notify_counts
  AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON projects
  FOR EACH STATEMENT EXECUTE FUNCTION notify_counts();
