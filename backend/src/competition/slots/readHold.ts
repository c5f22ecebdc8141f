import { eq } from 'drizzle-orm';
import type { ServiceContext } from '../../platform/db/context';
import { auditionSlots } from '../../platform/db/schema';
import { bookingOf } from './bookings';
import { slotView } from './readBoard';
import type { SlotHold } from './slots.routes';

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
