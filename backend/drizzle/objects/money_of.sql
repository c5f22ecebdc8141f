-- Money that came in counts on the day on which it came in, and a refund on the day of the refund: earlier days never change.
-- One function for each table says so; lists, spreadsheets and daily totals all use them.
CREATE OR REPLACE FUNCTION money_of(o orders) RETURNS TABLE (kind text, order_id uuid, ticket_order_id uuid, at timestamptz, received bigint, refunded bigint) LANGUAGE sql STABLE AS $$
  SELECT o.kind, o.id, NULL::uuid, o.paid_at, o.paid_pesewas, NULL::bigint WHERE o.paid_at IS NOT NULL
$$;

-- Refunds of the payment that an order was granted for; a duplicate payment belongs to no order.
CREATE OR REPLACE FUNCTION money_of(r refunds) RETURNS TABLE (kind text, order_id uuid, ticket_order_id uuid, at timestamptz, received bigint, refunded bigint) LANGUAGE sql STABLE AS $$
  SELECT o.kind, o.id, NULL::uuid, r.ended_at, NULL::bigint, r.amount_minor
  FROM payments p JOIN orders o ON o.id = p.order_id
  WHERE p.id = r.payment_id AND p.granted AND r.state = 'done' AND r.ended_at IS NOT NULL
$$;

-- Tickets sold at the desk, or free.
CREATE OR REPLACE FUNCTION money_of(o ticket_orders) RETURNS TABLE (kind text, order_id uuid, ticket_order_id uuid, at timestamptz, received bigint, refunded bigint) LANGUAGE sql STABLE AS $$
  SELECT 'tickets', NULL::uuid, o.id, o.paid_at, o.amount_pesewas, NULL::bigint
  WHERE o.order_id IS NULL AND o.fulfilment IN ('given', 'other_seats')
$$;

-- Cash that staff paid back for a ticket.
CREATE OR REPLACE FUNCTION money_of(t tickets) RETURNS TABLE (kind text, order_id uuid, ticket_order_id uuid, at timestamptz, received bigint, refunded bigint) LANGUAGE sql STABLE AS $$
  SELECT 'tickets', NULL::uuid, o.id, t.ended_at, NULL::bigint, t.price_pesewas - t.discount_pesewas
  FROM ticket_orders o WHERE o.id = t.ticket_order_id AND o.method = 'cash' AND t.state = 'refunded' AND t.ended_at IS NOT NULL
$$;
