import { eq } from 'drizzle-orm';
import type { ServiceContext } from '../../platform/db/context';
import { auditionSlots } from '../../platform/db/schema';
import { bookingOf, endBooking } from './bookings';
import { slotView } from './readBoard';
import type { SlotHold } from './slots.routes';
import { conflictAt } from '../../platform/core/refusals';
import { lapseOffers } from '../../platform/holds/offers';
import { offerFreed } from '../offers/offerFreed';
import { slotWaitingList } from '../offers/slotWaitingList';

/** Returns what the competitor's page shows of a hold. @throws not found */
export async function readHold(
  context: Pick<ServiceContext, 'db' | 'clock'>,
  token: string,
): Promise<SlotHold> {
  const { booking, isAlive } = await bookingOf(context, token);
  const [slot] = await context.db.select().from(auditionSlots).where(eq(auditionSlots.id, booking.slotId));
  if (!slot) throw new Error(`The slot ${booking.slotId} does not exist`);
  return {
    state: booking.state === 'held' && !isAlive ? 'expired' : booking.state,
    slot: slotView(slot, !isAlive),
    isOffer: booking.isOffer,
    expiresAt: booking.expiresAt.toISOString(),
    now: context.clock.now().toISOString(),
  };
}

/** Releases a held slot at once; an ended hold does not change. @throws not found, `conflict` once it is given */
export function releaseHold(context: ServiceContext, token: string): Promise<void> {
  return context.db.transaction(async (tx) => {
    const inside = { ...context, db: tx };
    const { booking } = await bookingOf(inside, token);
    if (booking.state === 'given') {
      throw conflictAt('slot', 'This time belongs to an entry. Use its link to move or to withdraw.');
    }
    if (!(await endBooking(inside, booking.id, 'released'))) return;
    await lapseOffers(inside, slotWaitingList, [booking.id]);
    await offerFreed(inside);
  });
}
