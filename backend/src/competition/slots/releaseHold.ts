import { conflictAt } from '../../platform/core/refusals';
import type { ServiceContext } from '../../platform/db/context';
import { lapseOffers } from '../../platform/holds/offers';
import { offerFreed } from '../offers/offerFreed';
import { slotWaitingList } from '../offers/slotWaitingList';
import { bookingOf, endBooking } from './bookings';

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
