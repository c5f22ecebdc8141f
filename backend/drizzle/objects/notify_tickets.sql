-- Notifies every instance, once per statement, when what can be bought or who has been admitted has changed.
CREATE OR REPLACE FUNCTION notify_tickets() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('tickets', TG_TABLE_NAME);
  RETURN NULL;
END
$$;

CREATE OR REPLACE TRIGGER hall_seats_notify_tickets
  AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON hall_seats
  FOR EACH STATEMENT EXECUTE FUNCTION notify_tickets();

-- A hold lasts longer while its payment is pending.
CREATE OR REPLACE TRIGGER orders_notify_tickets
  AFTER UPDATE OF state ON orders
  FOR EACH STATEMENT EXECUTE FUNCTION notify_tickets();

CREATE OR REPLACE TRIGGER ticket_holds_notify_tickets
  AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON ticket_holds
  FOR EACH STATEMENT EXECUTE FUNCTION notify_tickets();
CREATE OR REPLACE TRIGGER ticket_orders_notify_tickets
  AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON ticket_orders
  FOR EACH STATEMENT EXECUTE FUNCTION notify_tickets();
CREATE OR REPLACE TRIGGER ticket_sales_notify_tickets
  AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON ticket_sales
  FOR EACH STATEMENT EXECUTE FUNCTION notify_tickets();
CREATE OR REPLACE TRIGGER ticket_scans_notify_tickets
  AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON ticket_scans
  FOR EACH STATEMENT EXECUTE FUNCTION notify_tickets();
CREATE OR REPLACE TRIGGER ticket_types_notify_tickets
  AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON ticket_types
  FOR EACH STATEMENT EXECUTE FUNCTION notify_tickets();
CREATE OR REPLACE TRIGGER tickets_notify_tickets
  AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON tickets
  FOR EACH STATEMENT EXECUTE FUNCTION notify_tickets();
