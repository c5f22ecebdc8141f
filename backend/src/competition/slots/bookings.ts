import { eq, sql } from 'drizzle-orm';
import { notFound } from '../../platform/core/errors';
import { digestOfToken } from '../../platform/core/token';
import type { ServiceContext } from '../../platform/db/context';
import { auditionBookings } from '../../platform/db/schema';
import { endHolds, type End } from '../../platform/holds/changeHolds';
import { isInTime, slotHolding } from '../slotHolding';

export type Booking = typeof auditionBookings.$inferSelect;

export interface FoundBooking {
  booking: Booking;
  /** Whether it occupies its slot now. */
  isAlive: boolean;
}

type Context = Pick<ServiceContext, 'db' | 'clock'>;

/** Returns the newest booking of a token in its current state. */
export async function findBooking({ db, clock }: Context, token: string): Promise<FoundBooking | undefined> {
  const isAlive = sql<boolean>`${auditionBookings.state} = 'given' or (${auditionBookings.state} = 'held' and ${isInTime(clock.now())})`;
  const [found] = await db
    .select({ booking: auditionBookings, isAlive })
    .from(auditionBookings)
    .where(eq(auditionBookings.tokenDigest, digestOfToken(token)))
    .orderBy(sql`${auditionBookings.endedAt} desc nulls first`)
    .limit(1);
  return found;
}

/** Returns the newest booking of a token. @throws not found */
export async function bookingOf(context: Context, token: string): Promise<FoundBooking> {
  const found = await findBooking(context, token);
  if (!found) throw notFound('This audition time');
  return found;
}

/** Ends a booking if it still occupied its slot. The caller offers what became free. */
export const endBooking = async (context: ServiceContext, id: string, to: End): Promise<boolean> =>
  (await endHolds(context, slotHolding, eq(auditionBookings.id, id), to)).length > 0;
