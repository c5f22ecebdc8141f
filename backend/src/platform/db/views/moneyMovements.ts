import { bigint, pgView, text, timestamp, uuid } from 'drizzle-orm/pg-core';

/**
 * Payments and refunds of orders, each at its own time: a refund counts for the day on which it was made, so that sums
 * of past days never change. The view reads the rows of orders, refunds and tickets; the daily totals use the same
 * functions.
 */
export const moneyMovements = pgView('money_movements', {
  kind: text('kind', { enum: ['donation', 'tickets', 'entry_fee'] }).notNull(),
  /** Null for tickets sold at the desk. */
  orderId: uuid('order_id'),
  ticketOrderId: uuid('ticket_order_id'),
  at: timestamp('at', { withTimezone: true }).notNull(),
  /** Received amount in pesewas; null for a refund. */
  received: bigint('received', { mode: 'number' }),
  /** Refunded amount in pesewas; null for a payment. */
  refunded: bigint('refunded', { mode: 'number' }),
}).existing();
