-- What comes in counts on the day on which it came, and what goes back on the day on which it went back: days that are over
-- stay as they were. One function for each table says so; lists, tables for spreadsheets and the totals of days are made of them.
CREATE INDEX "refunds_ended_at_idx" ON "refunds" USING btree ("ended_at") WHERE "refunds"."state" = 'done';
--> statement-breakpoint
CREATE INDEX "tickets_ended_at_idx" ON "tickets" USING btree ("ended_at") WHERE "tickets"."state" in ('returned', 'refunded');
--> statement-breakpoint
CREATE FUNCTION money_of(o orders) RETURNS TABLE (kind text, order_id uuid, ticket_order_id uuid, at timestamptz, received bigint, refunded bigint) LANGUAGE sql STABLE AS $$
  SELECT o.kind, o.id, NULL::uuid, o.paid_at, o.paid_pesewas, NULL::bigint WHERE o.paid_at IS NOT NULL
$$;
--> statement-breakpoint
-- Of the payment that an order was granted for: one that was paid twice is no order's.
CREATE FUNCTION money_of(r refunds) RETURNS TABLE (kind text, order_id uuid, ticket_order_id uuid, at timestamptz, received bigint, refunded bigint) LANGUAGE sql STABLE AS $$
  SELECT o.kind, o.id, NULL::uuid, r.ended_at, NULL::bigint, r.amount_minor
  FROM payments p JOIN orders o ON o.id = p.order_id
  WHERE p.id = r.payment_id AND p.granted AND r.state = 'done' AND r.ended_at IS NOT NULL
$$;
--> statement-breakpoint
-- Tickets sold at the desk, or free.
CREATE FUNCTION money_of(o ticket_orders) RETURNS TABLE (kind text, order_id uuid, ticket_order_id uuid, at timestamptz, received bigint, refunded bigint) LANGUAGE sql STABLE AS $$
  SELECT 'tickets', NULL::uuid, o.id, o.paid_at, o.amount_pesewas, NULL::bigint
  WHERE o.order_id IS NULL AND o.fulfilment IN ('given', 'other_seats')
$$;
--> statement-breakpoint
-- Cash that staff handed out for a ticket.
CREATE FUNCTION money_of(t tickets) RETURNS TABLE (kind text, order_id uuid, ticket_order_id uuid, at timestamptz, received bigint, refunded bigint) LANGUAGE sql STABLE AS $$
  SELECT 'tickets', NULL::uuid, o.id, t.ended_at, NULL::bigint, t.price_pesewas - t.discount_pesewas
  FROM ticket_orders o WHERE o.id = t.ticket_order_id AND o.method = 'cash' AND t.state = 'refunded' AND t.ended_at IS NOT NULL
$$;
--> statement-breakpoint
CREATE VIEW money_movements AS
  SELECT m.kind, m.order_id, coalesce(m.ticket_order_id, t.id) AS ticket_order_id, m.at, m.received, m.refunded
  FROM (
    SELECT of.* FROM orders r, money_of(r) of
    UNION ALL SELECT of.* FROM refunds r, money_of(r) of
    UNION ALL SELECT of.* FROM ticket_orders r, money_of(r) of
    UNION ALL SELECT of.* FROM tickets r, money_of(r) of
  ) AS m
  LEFT JOIN ticket_orders t ON t.order_id = m.order_id;
--> statement-breakpoint
ALTER TABLE "daily_totals" DROP CONSTRAINT "daily_totals_kind_check";
--> statement-breakpoint
ALTER TABLE "daily_totals" ADD CONSTRAINT "daily_totals_kind_check" CHECK (kind in ('donations', 'donations_kept', 'donations_refunded', 'donations_sent', 'donations_sent_paid', 'entries', 'entries_sent', 'entries_sent_paid', 'lessons', 'members', 'messages', 'ticket_holds', 'ticket_orders_sent', 'ticket_orders_sent_paid', 'tickets', 'tickets_refunded'));
--> statement-breakpoint
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
--> statement-breakpoint
CREATE FUNCTION totals_of(r refunds) RETURNS TABLE (kind text, day date, count integer, amount bigint) LANGUAGE sql STABLE AS $$
  SELECT CASE m.kind WHEN 'donation' THEN 'donations_refunded' ELSE 'tickets_refunded' END, utc_day(m.at), 1, m.refunded
  FROM money_of(r) m WHERE m.kind IN ('donation', 'tickets')
$$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION totals_of(o ticket_orders) RETURNS TABLE (kind text, day date, count integer, amount bigint) LANGUAGE sql STABLE AS $$
  SELECT 'ticket_orders_sent', utc_day(o.created_at), 1, 0::bigint WHERE o.request_key IS NULL
  UNION ALL
  SELECT 'ticket_orders_sent_paid', utc_day(o.created_at), 1, 0 WHERE o.request_key IS NULL AND o.paid_at IS NOT NULL
  UNION ALL
  SELECT 'tickets', utc_day(m.at), 0, m.received FROM money_of(o) m
$$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION totals_of(t tickets, paid_at timestamptz) RETURNS TABLE (kind text, day date, count integer, amount bigint) LANGUAGE sql STABLE AS $$
  SELECT 'tickets', utc_day(paid_at), 1, 0::bigint
  WHERE paid_at IS NOT NULL AND t.state IN ('valid', 'returned', 'refunded')
$$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION totals_of(t tickets) RETURNS TABLE (kind text, day date, count integer, amount bigint) LANGUAGE sql STABLE AS $$
  SELECT counted.* FROM ticket_orders o, totals_of(t, o.paid_at) counted WHERE o.id = t.ticket_order_id
  UNION ALL
  SELECT 'tickets_refunded', utc_day(m.at), 1, m.refunded FROM money_of(t) m
$$;
--> statement-breakpoint
CREATE OR REPLACE VIEW daily_totals_of_rows AS
  SELECT kind, day, sum(count)::integer AS count, sum(amount)::bigint AS amount_pesewas
  FROM (
    SELECT counted.* FROM orders r, totals_of(r) counted
    UNION ALL SELECT counted.* FROM refunds r, totals_of(r) counted
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
CREATE TRIGGER refunds_keep_totals AFTER INSERT OR DELETE OR UPDATE OF payment_id, amount_minor, state, ended_at
  ON refunds FOR EACH ROW EXECUTE FUNCTION keep_daily_totals();
--> statement-breakpoint
DROP TRIGGER ticket_orders_keep_totals ON ticket_orders;
--> statement-breakpoint
CREATE TRIGGER ticket_orders_keep_totals AFTER INSERT OR DELETE OR UPDATE OF request_key, order_id, fulfilment, amount_pesewas, created_at, paid_at
  ON ticket_orders FOR EACH ROW EXECUTE FUNCTION keep_daily_totals();
--> statement-breakpoint
DROP TRIGGER tickets_keep_totals ON tickets;
--> statement-breakpoint
CREATE TRIGGER tickets_keep_totals AFTER INSERT OR DELETE OR UPDATE OF ticket_order_id, state, price_pesewas, discount_pesewas, ended_at
  ON tickets FOR EACH ROW EXECUTE FUNCTION keep_daily_totals();
--> statement-breakpoint
-- Whoever adds something meanwhile waits, and adds it to what is counted here.
LOCK TABLE daily_totals IN SHARE ROW EXCLUSIVE MODE;
--> statement-breakpoint
DELETE FROM daily_totals;
--> statement-breakpoint
INSERT INTO daily_totals (kind, day, count, amount_pesewas) SELECT kind, day, count, amount_pesewas FROM daily_totals_of_rows;
