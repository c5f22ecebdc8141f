import { competitionLimits } from '@school/shared/schemas/competition';
import { and, eq, inArray, sql } from 'drizzle-orm';
import { notFound } from '../../platform/core/errors';
import { digestOfToken } from '../../platform/core/token';
import type { ServiceContext } from '../../platform/db/context';
import { auditionBookings } from '../../platform/db/schema';
import { isInTime } from './aliveBooking';

export type Booking = typeof auditionBookings.$inferSelect;

export interface FoundBooking {
  booking: Booking;
  /** Whether it keeps its slot now. */
  isAlive: boolean;
}

export const holdMs = competitionLimits.holdMinutes * 60_000;

type Context = Pick<ServiceContext, 'db' | 'clock'>;

/** The newest booking that a token opens, as it stands now. */
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

/** @throws not found */
export async function bookingOf(context: Context, token: string): Promise<FoundBooking> {
  const found = await findBooking(context, token);
  if (!found) throw notFound('This audition time');
  return found;
}

/** Lets a booking go, if it still had its slot. The caller hands on what became free. */
export async function endBooking(
  { db, clock }: ServiceContext,
  id: string,
  to: 'released' | 'expired',
): Promise<boolean> {
  const ended = await db
    .update(auditionBookings)
    .set({ state: to, endedAt: clock.now() })
    .where(and(eq(auditionBookings.id, id), inArray(auditionBookings.state, ['held', 'given'])))
    .returning({ id: auditionBookings.id });
  return ended.length > 0;
}
