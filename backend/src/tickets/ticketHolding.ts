import { ticketLimits } from '@school/shared/schemas/tickets';
import { sql, type SQL } from 'drizzle-orm';
import { orders, ticketHolds, ticketOrders } from '../platform/db/schema';
import type { Holding } from '../platform/holds/holding';
import { isInTime } from '../platform/holds/lifetime';

const minute = 60_000;

const pendingPayment = sql`exists (select 1 from ${ticketOrders} inner join ${orders} on ${orders.id} = ${ticketOrders.orderId} where ${ticketOrders.holdId} = ${ticketHolds.id} and ${orders.state} = 'pending')`;

/** The condition that a payment for a hold is pending; it may name the hold. */
export const isPaymentPending = sql<boolean>`(${pendingPayment})`;

/** The holds of tickets. */
export const ticketHolding: Holding = {
  table: ticketHolds,
  tokenSpace: 1,
  held: 'active',
  keeping: ['active'],
  isPaymentPending,
  holdMs: ticketLimits.holdMinutes * minute,
  payingMs: 10 * minute,
  longestMs: 30 * minute,
};

/** Returns the condition that an `active` hold has not expired. */
export const isAlive = (now: Date): SQL<boolean> => isInTime(ticketHolding, now);
