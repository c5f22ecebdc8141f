import { and, eq, gt, or, sql, type SQL } from 'drizzle-orm';
import { auditionBookings } from '../../platform/db/schema';

/** How much longer than its time a slot is held while the payment of its entry is under way. */
export const pendingExtraMs = 60 * 60_000;

/** Within a statement of its own, because Drizzle takes the tables' names off the columns of one that knows a single table. */
export const isPaymentPending = sql<boolean>`(exists (select 1 from competition_entries e inner join orders o on o.id = e.order_id where e.id = ${auditionBookings.entryId} and o.state = 'pending'))`;

/**
 * Whether a booking keeps its slot: it is given, or held and its time is not over. Asked in the query that needs to know,
 * so that nobody has to end a hold for its slot to be free.
 */
export const keepsSlot = (now: Date): SQL | undefined =>
  or(eq(auditionBookings.state, 'given'), and(eq(auditionBookings.state, 'held'), isInTime(now)));

/** Whether the time of a held one is not over, or a payment for it is under way. */
export function isInTime(now: Date): SQL {
  const latest = new Date(now.getTime() - pendingExtraMs);
  return sql`(${gt(auditionBookings.expiresAt, now)} or (${gt(auditionBookings.expiresAt, latest)} and ${isPaymentPending}))`;
}
