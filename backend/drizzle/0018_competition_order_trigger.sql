-- A slot is kept longer while the payment of its entry is under way.
CREATE TRIGGER orders_notify_competition
  AFTER UPDATE OF state ON orders
  FOR EACH STATEMENT EXECUTE FUNCTION notify_competition();
