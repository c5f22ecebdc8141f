-- Notifies every instance, once per statement, when the free audition slots may have changed.
CREATE OR REPLACE FUNCTION notify_competition() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('competition', TG_TABLE_NAME);
  RETURN NULL;
END
$$;

CREATE OR REPLACE TRIGGER audition_bookings_notify_competition
  AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON audition_bookings
  FOR EACH STATEMENT EXECUTE FUNCTION notify_competition();
CREATE OR REPLACE TRIGGER audition_slots_notify_competition
  AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON audition_slots
  FOR EACH STATEMENT EXECUTE FUNCTION notify_competition();
CREATE OR REPLACE TRIGGER competition_settings_notify_competition
  AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON competition_settings
  FOR EACH STATEMENT EXECUTE FUNCTION notify_competition();

-- A slot is held longer while the payment of its entry is pending.
CREATE OR REPLACE TRIGGER orders_notify_competition
  AFTER UPDATE OF state ON orders
  FOR EACH STATEMENT EXECUTE FUNCTION notify_competition();
