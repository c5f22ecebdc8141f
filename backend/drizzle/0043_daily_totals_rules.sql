-- What a row counts for, on which day (UTC), and with what amount. One function for each table: triggers add its answer up
-- as rows change, and the view below says what the sums have to be.
CREATE FUNCTION utc_day(at timestamptz) RETURNS date LANGUAGE sql IMMUTABLE AS $$
  SELECT (at AT TIME ZONE 'UTC')::date
$$;
--> statement-breakpoint
-- Donations: as they came in, what was kept of them, and those that were sent, of which some were paid.
CREATE FUNCTION totals_of(o orders) RETURNS TABLE (kind text, day date, count integer, amount bigint) LANGUAGE sql STABLE AS $$
  SELECT 'donations', utc_day(o.paid_at), 1, o.paid_pesewas WHERE o.kind = 'donation' AND o.paid_at IS NOT NULL
  UNION ALL
  SELECT 'donations_kept', utc_day(o.paid_at), CASE WHEN o.state = 'paid' THEN 1 ELSE 0 END, o.paid_pesewas - o.refunded_pesewas
  WHERE o.kind = 'donation' AND o.paid_at IS NOT NULL
  UNION ALL
  SELECT 'donations_sent', utc_day(o.created_at), 1, 0 WHERE o.kind = 'donation'
  UNION ALL
  SELECT 'donations_sent_paid', utc_day(o.created_at), 1, 0 WHERE o.kind = 'donation' AND o.paid_at IS NOT NULL
$$;
--> statement-breakpoint
-- What is sold at the desk, which has a request key, was not sent by the site.
CREATE FUNCTION totals_of(o ticket_orders) RETURNS TABLE (kind text, day date, count integer, amount bigint) LANGUAGE sql STABLE AS $$
  SELECT 'ticket_orders_sent', utc_day(o.created_at), 1, 0::bigint WHERE o.request_key IS NULL
  UNION ALL
  SELECT 'ticket_orders_sent_paid', utc_day(o.created_at), 1, 0 WHERE o.request_key IS NULL AND o.paid_at IS NOT NULL
$$;
--> statement-breakpoint
-- Tickets that were paid for, on the day of their order, also those that went back.
CREATE FUNCTION totals_of(t tickets, paid_at timestamptz) RETURNS TABLE (kind text, day date, count integer, amount bigint) LANGUAGE sql STABLE AS $$
  SELECT 'tickets', utc_day(paid_at), 1, (t.price_pesewas - t.discount_pesewas)::bigint
  WHERE paid_at IS NOT NULL AND t.state IN ('valid', 'returned', 'refunded')
$$;
--> statement-breakpoint
CREATE FUNCTION totals_of(t tickets) RETURNS TABLE (kind text, day date, count integer, amount bigint) LANGUAGE sql STABLE AS $$
  SELECT counted.* FROM ticket_orders o, totals_of(t, o.paid_at) counted WHERE o.id = t.ticket_order_id
$$;
--> statement-breakpoint
-- An offer to somebody who waits is ours.
CREATE FUNCTION totals_of(h ticket_holds) RETURNS TABLE (kind text, day date, count integer, amount bigint) LANGUAGE sql STABLE AS $$
  SELECT 'ticket_holds', utc_day(h.created_at), 1, 0::bigint WHERE NOT h.is_offer
$$;
--> statement-breakpoint
-- What staff type in came on paper. A fee is paid by the order or at the office.
CREATE FUNCTION totals_of(e competition_entries, order_paid_at timestamptz) RETURNS TABLE (kind text, day date, count integer, amount bigint) LANGUAGE sql STABLE AS $$
  SELECT 'entries', utc_day(e.created_at), 1, 0::bigint
  UNION ALL
  SELECT 'entries_sent', utc_day(e.created_at), 1, 0 WHERE e.typed_in_by IS NULL
  UNION ALL
  SELECT 'entries_sent_paid', utc_day(e.created_at), 1, 0
  WHERE e.typed_in_by IS NULL AND (e.paid_at_office_at IS NOT NULL OR order_paid_at IS NOT NULL)
$$;
--> statement-breakpoint
CREATE FUNCTION totals_of(e competition_entries) RETURNS TABLE (kind text, day date, count integer, amount bigint) LANGUAGE sql STABLE AS $$
  SELECT counted.* FROM totals_of(e, (SELECT o.paid_at FROM orders o WHERE o.id = e.order_id)) counted
$$;
--> statement-breakpoint
CREATE FUNCTION totals_of(r music_study_registrations) RETURNS TABLE (kind text, day date, count integer, amount bigint) LANGUAGE sql STABLE AS $$
  SELECT 'lessons', utc_day(r.received_at), 1, 0::bigint
$$;
--> statement-breakpoint
CREATE FUNCTION totals_of(m contact_messages) RETURNS TABLE (kind text, day date, count integer, amount bigint) LANGUAGE sql STABLE AS $$
  SELECT 'messages', utc_day(m.received_at), 1, 0::bigint
$$;
--> statement-breakpoint
CREATE FUNCTION totals_of(m community_members) RETURNS TABLE (kind text, day date, count integer, amount bigint) LANGUAGE sql STABLE AS $$
  SELECT 'members', utc_day(m.confirmed_at), 1, 0::bigint WHERE m.state = 'confirmed'
$$;
--> statement-breakpoint
-- What the daily totals have to be.
CREATE VIEW daily_totals_of_rows AS
  SELECT kind, day, sum(count)::integer AS count, sum(amount)::bigint AS amount_pesewas
  FROM (
    SELECT counted.* FROM orders r, totals_of(r) counted
    UNION ALL SELECT counted.* FROM ticket_orders r, totals_of(r) counted
    UNION ALL SELECT counted.* FROM tickets r, totals_of(r) counted
    UNION ALL SELECT counted.* FROM ticket_holds r, totals_of(r) counted
    UNION ALL SELECT counted.* FROM competition_entries r, totals_of(r) counted
    UNION ALL SELECT counted.* FROM music_study_registrations r, totals_of(r) counted
    UNION ALL SELECT counted.* FROM contact_messages r, totals_of(r) counted
    UNION ALL SELECT counted.* FROM community_members r, totals_of(r) counted
  ) AS every
  GROUP BY kind, day;
--> statement-breakpoint
INSERT INTO daily_totals (kind, day, count, amount_pesewas) SELECT kind, day, count, amount_pesewas FROM daily_totals_of_rows;
--> statement-breakpoint
-- Adds to a row of the day that nobody else is changing, or makes one: it never waits, so it cannot end in a deadlock, and
-- a day has no more rows than there were writers at once.
CREATE FUNCTION add_to_daily_total(of_kind text, on_day date, more bigint, more_amount numeric) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  free integer;
BEGIN
  IF more = 0 AND more_amount = 0 THEN
    RETURN;
  END IF;
  SELECT id INTO free FROM daily_totals WHERE kind = of_kind AND day = on_day LIMIT 1 FOR NO KEY UPDATE SKIP LOCKED;
  IF free IS NULL THEN
    INSERT INTO daily_totals (kind, day, count, amount_pesewas) VALUES (of_kind, on_day, more, more_amount);
  ELSE
    UPDATE daily_totals SET count = count + more, amount_pesewas = amount_pesewas + more_amount WHERE id = free;
  END IF;
END
$$;
--> statement-breakpoint
CREATE FUNCTION keep_daily_totals() RETURNS trigger LANGUAGE plpgsql AS $$
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
--> statement-breakpoint
CREATE TRIGGER orders_keep_totals AFTER INSERT OR DELETE OR UPDATE OF kind, state, paid_pesewas, refunded_pesewas, created_at, paid_at
  ON orders FOR EACH ROW EXECUTE FUNCTION keep_daily_totals();
--> statement-breakpoint
CREATE TRIGGER ticket_orders_keep_totals AFTER INSERT OR DELETE OR UPDATE OF request_key, created_at, paid_at
  ON ticket_orders FOR EACH ROW EXECUTE FUNCTION keep_daily_totals();
--> statement-breakpoint
CREATE TRIGGER tickets_keep_totals AFTER INSERT OR DELETE OR UPDATE OF ticket_order_id, state, price_pesewas, discount_pesewas
  ON tickets FOR EACH ROW EXECUTE FUNCTION keep_daily_totals();
--> statement-breakpoint
CREATE TRIGGER ticket_holds_keep_totals AFTER INSERT OR DELETE OR UPDATE OF is_offer, created_at
  ON ticket_holds FOR EACH ROW EXECUTE FUNCTION keep_daily_totals();
--> statement-breakpoint
CREATE TRIGGER competition_entries_keep_totals AFTER INSERT OR DELETE OR UPDATE OF order_id, typed_in_by, paid_at_office_at, created_at
  ON competition_entries FOR EACH ROW EXECUTE FUNCTION keep_daily_totals();
--> statement-breakpoint
CREATE TRIGGER music_study_registrations_keep_totals AFTER INSERT OR DELETE OR UPDATE OF received_at
  ON music_study_registrations FOR EACH ROW EXECUTE FUNCTION keep_daily_totals();
--> statement-breakpoint
CREATE TRIGGER contact_messages_keep_totals AFTER INSERT OR DELETE OR UPDATE OF received_at
  ON contact_messages FOR EACH ROW EXECUTE FUNCTION keep_daily_totals();
--> statement-breakpoint
CREATE TRIGGER community_members_keep_totals AFTER INSERT OR DELETE OR UPDATE OF state, confirmed_at
  ON community_members FOR EACH ROW EXECUTE FUNCTION keep_daily_totals();
--> statement-breakpoint
-- Whether an order is paid also tells of its tickets and of its entry. Whoever changes those holds the order, or the types of
-- the tickets, as the services do before anything else: neither trigger misses what the other has not written yet.
CREATE FUNCTION keep_totals_of_tickets() RETURNS trigger LANGUAGE plpgsql AS $$
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
--> statement-breakpoint
CREATE TRIGGER ticket_orders_keep_totals_of_tickets AFTER UPDATE OF paid_at ON ticket_orders FOR EACH ROW
  WHEN (NEW.paid_at IS DISTINCT FROM OLD.paid_at) EXECUTE FUNCTION keep_totals_of_tickets();
--> statement-breakpoint
CREATE FUNCTION keep_totals_of_entry() RETURNS trigger LANGUAGE plpgsql AS $$
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
--> statement-breakpoint
CREATE TRIGGER orders_keep_totals_of_entry AFTER UPDATE OF paid_at ON orders FOR EACH ROW
  WHEN (NEW.kind = 'entry_fee' AND NEW.paid_at IS DISTINCT FROM OLD.paid_at) EXECUTE FUNCTION keep_totals_of_entry();
