-- Every amount that came in or was paid back, at its own time.
CREATE VIEW money_movements AS
  SELECT m.kind, m.order_id, coalesce(m.ticket_order_id, t.id) AS ticket_order_id, m.at, m.received, m.refunded
  FROM (
    SELECT of.* FROM orders r, money_of(r) of
    UNION ALL SELECT of.* FROM refunds r, money_of(r) of
    UNION ALL SELECT of.* FROM ticket_orders r, money_of(r) of
    UNION ALL SELECT of.* FROM tickets r, money_of(r) of
  ) AS m
  LEFT JOIN ticket_orders t ON t.order_id = m.order_id;
