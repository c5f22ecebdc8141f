import { inArray } from 'drizzle-orm';
import type { ServiceContext } from '../../platform/db/context';
import { auditionBookings } from '../../platform/db/schema';
import { endHolds } from '../../platform/holds/changeHolds';
import { isOver } from '../../platform/holds/lifetime';
import { lapseOffers } from '../../platform/holds/offers';
import { offerFreed } from '../offers/offerFreed';
import { slotWaitingList } from '../offers/slotWaitingList';
import { slotHolding } from '../slotHolding';

/**
 * Ends expired holds in the caller's transaction, which frees their slots in the index and serves the waiting list
 * first.
 * @returns the number of ended holds
 */
export async function endExpired(context: ServiceContext): Promise<number> {
  const { db, clock } = context;
  const over = db
    .select({ id: auditionBookings.id })
    .from(auditionBookings)
    .where(isOver(slotHolding, clock.now()))
    // Skips what another request is ending, which prevents deadlocks.
    .for('update', { skipLocked: true });
  const ended = await endHolds(context, slotHolding, inArray(auditionBookings.id, over), 'expired');
  await lapseOffers(context, slotWaitingList, ended);
  await offerFreed(context);
  return ended.length;
}
