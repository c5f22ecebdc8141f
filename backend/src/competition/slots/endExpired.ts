import { and, eq, inArray, not } from 'drizzle-orm';
import type { ServiceContext } from '../../platform/db/context';
import { auditionBookings } from '../../platform/db/schema';
import { lapseOffers } from '../offers/lapseOffers';
import { offerFreed } from '../offers/offerFreed';
import { isInTime } from './aliveBooking';

/**
 * Ends the holds whose time is over, in the caller's transaction: their slots are free for the index too, and those who
 * wait have their turn first.
 * @returns how many it ended
 */
export async function endExpired(context: ServiceContext): Promise<number> {
  const { db, clock } = context;
  const now = clock.now();
  const ended = await db
    .update(auditionBookings)
    .set({ state: 'expired', endedAt: now })
    .where(
      inArray(
        auditionBookings.id,
        db
          .select({ id: auditionBookings.id })
          .from(auditionBookings)
          .where(and(eq(auditionBookings.state, 'held'), not(isInTime(now))))
          // What another request is ending is left to it: two never wait for one another.
          .for('update', { skipLocked: true }),
      ),
    )
    .returning({ id: auditionBookings.id });
  await lapseOffers(
    context,
    ended.map(({ id }) => id),
  );
  await offerFreed(context);
  return ended.length;
}
