import { bigint, pgView, text, timestamp, uuid } from 'drizzle-orm/pg-core';

/**
 * Money that came in for an order, and money that went back, each at its own time: what goes back belongs to the day on
 * which it did, so that the sums of days that are over stay as they are. The view reads the rows of orders, refunds and
 * tickets, and the totals of days are made of the same functions.
 */
export const moneyMovements = pgView('money_movements', {
  kind: text('kind', { enum: ['donation', 'tickets', 'entry_fee'] }).notNull(),
  /** Empty for tickets sold at the desk. */
  orderId: uuid('order_id'),
  ticketOrderId: uuid('ticket_order_id'),
  at: timestamp('at', { withTimezone: true }).notNull(),
  /** What came in, in pesewas; empty where something went back. */
  received: bigint('received', { mode: 'number' }),
  /** What went back, in pesewas; empty where something came in. */
  refunded: bigint('refunded', { mode: 'number' }),
}).existing();
