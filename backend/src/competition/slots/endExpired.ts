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
 * Ends the holds whose time is over, in the caller's transaction: their slots are free for the index too, and those who
 * wait have their turn first.
 * @returns how many it ended
 */
export async function endExpired(context: ServiceContext): Promise<number> {
  const { db, clock } = context;
  const over = db
    .select({ id: auditionBookings.id })
    .from(auditionBookings)
    .where(isOver(slotHolding, clock.now()))
    // What another request is ending is left to it: two never wait for one another.
    .for('update', { skipLocked: true });
  const ended = await endHolds(context, slotHolding, inArray(auditionBookings.id, over), 'expired');
  await lapseOffers(context, slotWaitingList, ended);
  await offerFreed(context);
  return ended.length;
}
