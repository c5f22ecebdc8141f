-- Whether an order is paid also decides how its competition entry counts; see `keep_totals_of_tickets`.
CREATE OR REPLACE FUNCTION keep_totals_of_entry() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM add_to_daily_total(change.kind, change.day, sum(change.count), sum(change.amount))
  FROM (
    SELECT c.kind, c.day, c.count, c.amount FROM competition_entries e, totals_of(e, NEW.paid_at) c WHERE e.order_id = NEW.id
    UNION ALL
    SELECT c.kind, c.day, -c.count, -c.amount FROM competition_entries e, totals_of(e, OLD.paid_at) c WHERE e.order_id = OLD.id
  ) AS change
  GROUP BY change.kind, change.day;
  RETURN NULL;
END
$$;

CREATE OR REPLACE TRIGGER orders_keep_totals_of_entry AFTER UPDATE OF paid_at ON orders FOR EACH ROW
  WHEN (NEW.kind = 'entry_fee' AND NEW.paid_at IS DISTINCT FROM OLD.paid_at) EXECUTE FUNCTION keep_totals_of_entry();
