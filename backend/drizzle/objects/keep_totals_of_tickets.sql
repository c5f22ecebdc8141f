-- Whether an order is paid also decides how its tickets count. The services lock the order, or the types of the tickets,
-- before they change either: so neither trigger misses what another transaction has not committed yet.
CREATE OR REPLACE FUNCTION keep_totals_of_tickets() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM add_to_daily_total(change.kind, change.day, sum(change.count), sum(change.amount))
  FROM (
    SELECT c.kind, c.day, c.count, c.amount FROM tickets t, totals_of(t, NEW.paid_at) c WHERE t.ticket_order_id = NEW.id
    UNION ALL
    SELECT c.kind, c.day, -c.count, -c.amount FROM tickets t, totals_of(t, OLD.paid_at) c WHERE t.ticket_order_id = OLD.id
  ) AS change
  GROUP BY change.kind, change.day;
  RETURN NULL;
END
$$;

CREATE OR REPLACE TRIGGER ticket_orders_keep_totals_of_tickets AFTER UPDATE OF paid_at ON ticket_orders FOR EACH ROW
  WHEN (NEW.paid_at IS DISTINCT FROM OLD.paid_at) EXECUTE FUNCTION keep_totals_of_tickets();
