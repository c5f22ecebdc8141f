-- What the live counts read of orders and flags: whatever changes them tells every instance, once per statement.
CREATE TRIGGER orders_notify_counts
  AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON orders
  FOR EACH STATEMENT EXECUTE FUNCTION notify_counts();
--> statement-breakpoint
CREATE TRIGGER payment_flags_notify_counts
  AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON payment_flags
  FOR EACH STATEMENT EXECUTE FUNCTION notify_counts();
