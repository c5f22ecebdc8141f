import { gt, sql, type SQL } from 'drizzle-orm';
import { orders, ticketHolds, ticketOrders } from '../platform/db/schema';

/** How much longer than its time a hold lives while the payment of its order is under way. */
export const pendingExtraMs = 60 * 60_000;

const pendingPayment = sql`exists (select 1 from ${ticketOrders} inner join ${orders} on ${orders.id} = ${ticketOrders.orderId} where ${ticketOrders.holdId} = ${ticketHolds.id} and ${orders.state} = 'pending')`;

/**
 * Whether a payment for a hold is under way; it may name the hold. One within the other, because Drizzle takes the
 * tables' names off the columns of an expression that is selected from one table.
 */
export const isPaymentPending = sql<boolean>`(${pendingPayment})`;

/**
 * Whether a hold that is `active` still keeps its tickets: its time is not over, or a payment for it is under way. Asked
 * in the query that needs to know, so that nobody has to end a hold for its tickets to be free.
 */
export function isAlive(now: Date): SQL<boolean> {
  const latest = new Date(now.getTime() - pendingExtraMs);
  return sql`(${gt(ticketHolds.expiresAt, now)} or (${gt(ticketHolds.expiresAt, latest)} and ${isPaymentPending}))`;
}
