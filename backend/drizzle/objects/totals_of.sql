-- What a row counts for, on which day (UTC), and with which amount. One function for each table: triggers add its result to
-- `daily_totals` as rows change, and the view `daily_totals_of_rows` says what the sums have to be.

-- Tickets are counted on the day of their order; the amount is what came in for them.
CREATE OR REPLACE FUNCTION totals_of(o orders) RETURNS TABLE (kind text, day date, count integer, amount bigint) LANGUAGE sql STABLE AS $$
  SELECT 'donations', utc_day(m.at), 1, m.received FROM money_of(o) m WHERE m.kind = 'donation'
  UNION ALL
  SELECT 'tickets', utc_day(m.at), 0, m.received FROM money_of(o) m WHERE m.kind = 'tickets'
  UNION ALL
  SELECT 'donations_kept', utc_day(o.paid_at), CASE WHEN o.state = 'paid' THEN 1 ELSE 0 END, o.paid_pesewas - o.refunded_pesewas
  WHERE o.kind = 'donation' AND o.paid_at IS NOT NULL
  UNION ALL
  SELECT 'donations_sent', utc_day(o.created_at), 1, 0 WHERE o.kind = 'donation'
  UNION ALL
  SELECT 'donations_sent_paid', utc_day(o.created_at), 1, 0 WHERE o.kind = 'donation' AND o.paid_at IS NOT NULL
$$;

-- Orders from the desk, which have a request key, were not sent by the site.
CREATE OR REPLACE FUNCTION totals_of(o ticket_orders) RETURNS TABLE (kind text, day date, count integer, amount bigint) LANGUAGE sql STABLE AS $$
  SELECT 'ticket_orders_sent', utc_day(o.created_at), 1, 0::bigint WHERE o.request_key IS NULL
  UNION ALL
  SELECT 'ticket_orders_sent_paid', utc_day(o.created_at), 1, 0 WHERE o.request_key IS NULL AND o.paid_at IS NOT NULL
  UNION ALL
  SELECT 'tickets', utc_day(m.at), 0, m.received FROM money_of(o) m
$$;

-- Tickets that were paid for, on the day of their order, including returned ones.
CREATE OR REPLACE FUNCTION totals_of(t tickets, paid_at timestamptz) RETURNS TABLE (kind text, day date, count integer, amount bigint) LANGUAGE sql STABLE AS $$
  SELECT 'tickets', utc_day(paid_at), 1, 0::bigint
  WHERE paid_at IS NOT NULL AND t.state IN ('valid', 'returned', 'refunded')
$$;

CREATE OR REPLACE FUNCTION totals_of(t tickets) RETURNS TABLE (kind text, day date, count integer, amount bigint) LANGUAGE sql STABLE AS $$
  SELECT counted.* FROM ticket_orders o, totals_of(t, o.paid_at) counted WHERE o.id = t.ticket_order_id
  UNION ALL
  SELECT 'tickets_refunded', utc_day(m.at), 1, m.refunded FROM money_of(t) m
$$;

-- A hold that offers tickets to a person on the waiting list was made by the school.
CREATE OR REPLACE FUNCTION totals_of(h ticket_holds) RETURNS TABLE (kind text, day date, count integer, amount bigint) LANGUAGE sql STABLE AS $$
  SELECT 'ticket_holds', utc_day(h.created_at), 1, 0::bigint WHERE NOT h.is_offer
$$;

-- Entries that staff typed in came on paper. A fee is paid by the order or at the office.
CREATE OR REPLACE FUNCTION totals_of(e competition_entries, order_paid_at timestamptz) RETURNS TABLE (kind text, day date, count integer, amount bigint) LANGUAGE sql STABLE AS $$
  SELECT 'entries', utc_day(e.created_at), 1, 0::bigint
  UNION ALL
  SELECT 'entries_sent', utc_day(e.created_at), 1, 0 WHERE e.typed_in_by IS NULL
  UNION ALL
  SELECT 'entries_sent_paid', utc_day(e.created_at), 1, 0
  WHERE e.typed_in_by IS NULL AND (e.paid_at_office_at IS NOT NULL OR order_paid_at IS NOT NULL)
$$;

CREATE OR REPLACE FUNCTION totals_of(e competition_entries) RETURNS TABLE (kind text, day date, count integer, amount bigint) LANGUAGE sql STABLE AS $$
  SELECT counted.* FROM totals_of(e, (SELECT o.paid_at FROM orders o WHERE o.id = e.order_id)) counted
$$;

CREATE OR REPLACE FUNCTION totals_of(r music_study_registrations) RETURNS TABLE (kind text, day date, count integer, amount bigint) LANGUAGE sql STABLE AS $$
  SELECT 'lessons', utc_day(r.received_at), 1, 0::bigint
$$;

CREATE OR REPLACE FUNCTION totals_of(m contact_messages) RETURNS TABLE (kind text, day date, count integer, amount bigint) LANGUAGE sql STABLE AS $$
  SELECT 'messages', utc_day(m.received_at), 1, 0::bigint
$$;

CREATE OR REPLACE FUNCTION totals_of(m community_members) RETURNS TABLE (kind text, day date, count integer, amount bigint) LANGUAGE sql STABLE AS $$
  SELECT 'members', utc_day(m.confirmed_at), 1, 0::bigint WHERE m.state = 'confirmed'
$$;

CREATE OR REPLACE FUNCTION totals_of(r refunds) RETURNS TABLE (kind text, day date, count integer, amount bigint) LANGUAGE sql STABLE AS $$
  SELECT CASE m.kind WHEN 'donation' THEN 'donations_refunded' ELSE 'tickets_refunded' END, utc_day(m.at), 1, m.refunded
  FROM money_of(r) m WHERE m.kind IN ('donation', 'tickets')
$$;
