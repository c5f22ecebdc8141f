-- Pages are composed with the kinds of tickets and their prices. A sale changes only how many are taken.
CREATE TRIGGER ticket_types_notify_published
  AFTER INSERT OR DELETE OR UPDATE OF id, sale, name, note, price_pesewas, tone, admits, pool, position ON ticket_types
  FOR EACH STATEMENT EXECUTE FUNCTION notify_published();
