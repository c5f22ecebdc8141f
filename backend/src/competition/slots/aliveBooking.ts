import { and, gt, or, eq, type SQL } from 'drizzle-orm';
import { auditionBookings } from '../../db/schema';

/**
 * Whether a booking keeps its slot: it is given, or held and its time is not over. Asked in the query that needs to know,
 * so that nobody has to end a hold for its slot to be free.
 */
export const keepsSlot = (now: Date): SQL | undefined =>
  or(eq(auditionBookings.state, 'given'), and(eq(auditionBookings.state, 'held'), isInTime(now)));

/** Whether the time of a held one is not over. */
export const isInTime = (now: Date): SQL => gt(auditionBookings.expiresAt, now);
