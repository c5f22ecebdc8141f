-- Gives the record that an order pays for a new version. The argument is the column that names the order, or `payment_id`.
CREATE OR REPLACE FUNCTION touch_record_of_order() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  changed jsonb := to_jsonb(coalesce(NEW, OLD));
  paid uuid := (changed ->> TG_ARGV[0])::uuid;
BEGIN
  IF TG_ARGV[0] = 'payment_id' THEN
    SELECT order_id INTO paid FROM payments WHERE id = paid;
  END IF;
  IF paid IS NULL THEN
    RETURN NULL;
  END IF;
  PERFORM touch_named_record(record, false) FROM (
    SELECT 'donation/' || id AS record FROM donations WHERE order_id = paid
    UNION ALL SELECT 'ticket-order/' || id FROM ticket_orders WHERE order_id = paid
    UNION ALL SELECT 'entry/' || id FROM competition_entries WHERE order_id = paid
  ) AS records;
  RETURN NULL;
END
$$;

CREATE OR REPLACE TRIGGER orders_touch_record AFTER UPDATE OF state, paid_pesewas, refunded_pesewas ON orders FOR EACH ROW EXECUTE FUNCTION touch_record_of_order('id');
CREATE OR REPLACE TRIGGER payment_flags_touch_record AFTER INSERT OR UPDATE ON payment_flags FOR EACH ROW EXECUTE FUNCTION touch_record_of_order('order_id');
CREATE OR REPLACE TRIGGER refunds_touch_record AFTER INSERT OR UPDATE ON refunds FOR EACH ROW EXECUTE FUNCTION touch_record_of_order('payment_id');
