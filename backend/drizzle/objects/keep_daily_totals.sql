-- Adds the changes of a row to the totals of the days that it counts for (`totals_of`).
CREATE OR REPLACE FUNCTION keep_daily_totals() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    PERFORM add_to_daily_total(t.kind, t.day, t.count, t.amount) FROM totals_of(NEW) t;
  ELSIF TG_OP = 'DELETE' THEN
    PERFORM add_to_daily_total(t.kind, t.day, -t.count, -t.amount) FROM totals_of(OLD) t;
  ELSE
    PERFORM add_to_daily_total(change.kind, change.day, sum(change.count), sum(change.amount))
    FROM (
      SELECT t.kind, t.day, t.count, t.amount FROM totals_of(NEW) t
      UNION ALL
      SELECT t.kind, t.day, -t.count, -t.amount FROM totals_of(OLD) t
    ) AS change
    GROUP BY change.kind, change.day;
  END IF;
  RETURN NULL;
END
$$;

CREATE OR REPLACE TRIGGER community_members_keep_totals AFTER INSERT OR DELETE OR UPDATE OF state, confirmed_at
  ON community_members FOR EACH ROW EXECUTE FUNCTION keep_daily_totals();
CREATE OR REPLACE TRIGGER competition_entries_keep_totals AFTER INSERT OR DELETE OR UPDATE OF order_id, typed_in_by, paid_at_office_at, created_at
  ON competition_entries FOR EACH ROW EXECUTE FUNCTION keep_daily_totals();
CREATE OR REPLACE TRIGGER contact_messages_keep_totals AFTER INSERT OR DELETE OR UPDATE OF received_at
  ON contact_messages FOR EACH ROW EXECUTE FUNCTION keep_daily_totals();
CREATE OR REPLACE TRIGGER music_study_registrations_keep_totals AFTER INSERT OR DELETE OR UPDATE OF received_at
  ON music_study_registrations FOR EACH ROW EXECUTE FUNCTION keep_daily_totals();
CREATE OR REPLACE TRIGGER orders_keep_totals AFTER INSERT OR DELETE OR UPDATE OF kind, state, paid_pesewas, refunded_pesewas, created_at, paid_at
  ON orders FOR EACH ROW EXECUTE FUNCTION keep_daily_totals();
CREATE OR REPLACE TRIGGER refunds_keep_totals AFTER INSERT OR DELETE OR UPDATE OF payment_id, amount_minor, state, ended_at
  ON refunds FOR EACH ROW EXECUTE FUNCTION keep_daily_totals();
CREATE OR REPLACE TRIGGER ticket_holds_keep_totals AFTER INSERT OR DELETE OR UPDATE OF is_offer, created_at
  ON ticket_holds FOR EACH ROW EXECUTE FUNCTION keep_daily_totals();
CREATE OR REPLACE TRIGGER ticket_orders_keep_totals AFTER INSERT OR DELETE OR UPDATE OF request_key, order_id, fulfilment, amount_pesewas, created_at, paid_at
  ON ticket_orders FOR EACH ROW EXECUTE FUNCTION keep_daily_totals();
CREATE OR REPLACE TRIGGER tickets_keep_totals AFTER INSERT OR DELETE OR UPDATE OF ticket_order_id, state, price_pesewas, discount_pesewas, ended_at
  ON tickets FOR EACH ROW EXECUTE FUNCTION keep_daily_totals();
