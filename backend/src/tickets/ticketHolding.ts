import { ticketLimits } from '@school/shared/schemas/tickets';
import { sql, type SQL } from 'drizzle-orm';
import { orders, ticketHolds, ticketOrders } from '../platform/db/schema';
import type { Holding } from '../platform/holds/holding';
import { isInTime } from '../platform/holds/lifetime';

const minute = 60_000;

const pendingPayment = sql`exists (select 1 from ${ticketOrders} inner join ${orders} on ${orders.id} = ${ticketOrders.orderId} where ${ticketOrders.holdId} = ${ticketHolds.id} and ${orders.state} = 'pending')`;

/** Whether a payment for a hold is under way; it may name the hold. */
export const isPaymentPending = sql<boolean>`(${pendingPayment})`;

/** How tickets are held. */
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

/** Whether a hold that is `active` still keeps its tickets. */
export const isAlive = (now: Date): SQL<boolean> => isInTime(ticketHolding, now);
