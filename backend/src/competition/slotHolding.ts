import { competitionLimits } from '@school/shared/schemas/competition';
import { and, eq, or, sql, type SQL } from 'drizzle-orm';
import { auditionBookings } from '../platform/db/schema';
import type { Holding } from '../platform/holds/holding';
import { isInTime as isHoldInTime } from '../platform/holds/lifetime';

const minute = 60_000;

/** The holds of audition slots. */
export const slotHolding: Holding = {
  table: auditionBookings,
  tokenSpace: 2,
  held: 'held',
  keeping: ['held', 'given'],
  isPaymentPending: sql`(exists (select 1 from competition_entries e inner join orders o on o.id = e.order_id where e.id = ${auditionBookings.entryId} and o.state = 'pending'))`,
  holdMs: competitionLimits.holdMinutes * minute,
  payingMs: 15 * minute,
  longestMs: 90 * minute,
};

/** Returns the condition that a held slot has not expired, or its payment is pending. */
export const isInTime = (now: Date): SQL<boolean> => isHoldInTime(slotHolding, now);

/** Returns the condition that a booking occupies its slot: it is given, or held and not expired. */
export const keepsSlot = (now: Date): SQL | undefined =>
  or(eq(auditionBookings.state, 'given'), and(eq(auditionBookings.state, 'held'), isInTime(now)));
