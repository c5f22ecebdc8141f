import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { conflictAt } from '../../platform/core/refusals';
import type { ServiceContext } from '../../platform/db/context';
import { auditionBookings } from '../../platform/db/schema';
import { isFeeSettled } from '../entry/fee';
import { lockEntry, type FoundEntry } from '../entry/findEntry';
import { queueEntryNews } from '../mail-queue/queueCompetitionMail';
import { readSettings } from '../settings';
import { offerFreed } from '../offers/offerFreed';
import { slotHolding } from '../slotHolding';
import type { Booking } from './bookings';
import { endExpired } from './endExpired';
import { bookingOfEntry, endWaitingOf, valuesOfEntry } from './entrySlot';
import { findSlot } from './findSlot';
import { inSlots } from './inSlots';

/** States before the audition. */
const beforeAudition: readonly string[] = ['submitted', 'returned', 'accepted'];

interface Choice {
  entryId: string;
  slot: string;
  /** Staff can move it at any time. */
  byStaff: boolean;
}

/**
 * Gives an entry another slot, or its first one: permanently when its fee is settled, else held for the time of paying.
 * A repeat changes nothing.
 * @throws ServiceError at `slot`: taken, too late to move, or no audition ahead
 */
export const chooseSlot = (context: ServiceContext, choice: Choice): Promise<void> =>
  inSlots(context.db, (tx) => chooseInside({ ...context, db: tx }, choice));

/** The same in the caller's transaction, which must be one of `inSlots`. */
export async function chooseInside(
  context: ServiceContext,
  { entryId, slot: id, byStaff }: Choice,
): Promise<void> {
  const found = await lockEntry(context, entryId);
  const slot = await findSlot(context, id);
  if (!beforeAudition.includes(found.entry.state)) {
    throw conflictAt('slot', 'There is no audition ahead for this entry.');
  }
  await endExpired(context);
  const booking = await bookingOfEntry(context, entryId);
  const state = isFeeSettled(found) ? 'given' : 'held';
  if (booking?.slotId === slot.id && booking.state === state) return;
  if (booking?.state === 'given' && !byStaff) await refuseLateMove(context);
  await write(context, booking, { entryId, slotId: slot.id, state });
  await endWaitingOf(context, entryId);
  if (state === 'given') await tell(context, found);
  await offerFreed(context);
}

async function refuseLateMove(context: ServiceContext): Promise<void> {
  const { movesUntil } = await readSettings(context);
  if (movesUntil === null || context.clock.now() < movesUntil) return;
  throw conflictAt('slot', 'Times cannot be moved here any more. Please call the office.');
}

async function write(
  { db, clock }: ServiceContext,
  booking: Booking | undefined,
  { entryId, slotId, state }: { entryId: string; slotId: string; state: 'given' | 'held' },
): Promise<void> {
  if (booking) {
    await db
      .update(auditionBookings)
      .set({ slotId, state, isOffer: false })
      .where(eq(auditionBookings.id, booking.id));
    return;
  }
  const values = valuesOfEntry(entryId, clock.now(), slotHolding.holdMs);
  await db.insert(auditionBookings).values({ ...values, slotId, state });
}

const tell = (context: ServiceContext, { entry }: FoundEntry): Promise<void> =>
  queueEntryNews(context, entry, 'moved', `moved:${randomUUID()}`);
