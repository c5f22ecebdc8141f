import { randomUUID } from 'node:crypto';
import { competitionLimits } from '@school/shared/schemas/competition';
import { and, desc, eq, inArray, isNotNull } from 'drizzle-orm';
import { constraintOf } from '../../platform/db/constraintOf';
import type { ServiceContext } from '../../platform/db/context';
import { auditionBookings, auditionWaiting } from '../../platform/db/schema';
import { lasting } from '../../platform/holds/holding';
import { closeOffer } from '../../platform/holds/offers';
import { addWaiting, moveWaiting } from '../../platform/holds/waitingList';
import { freeSlots } from '../offers/offerFreed';
import { slotWaitingList } from '../offers/slotWaitingList';
import { slotHolding } from '../slotHolding';
import type { Booking } from './bookings';
import { endExpired } from './endExpired';

const hour = 60 * 60_000;

/** Returns the booking with which an entry has or holds a slot, even an expired one that was not ended. */
export async function bookingOfEntry(
  { db }: Pick<ServiceContext, 'db'>,
  entryId: string,
): Promise<Booking | undefined> {
  const [booking] = await db
    .select()
    .from(auditionBookings)
    .where(and(eq(auditionBookings.entryId, entryId), inArray(auditionBookings.state, ['held', 'given'])));
  return booking;
}

/**
 * Gives a paid entry its held slot, in the caller's transaction. An expired one is still given while it is free; else
 * the nearest free one is held for the competitor to accept or change, and without any the entry waits.
 */
export async function giveSlot(context: ServiceContext, entryId: string): Promise<void> {
  const { db } = context;
  const [stored] = await db
    .update(auditionBookings)
    .set({ state: 'given', isOffer: false })
    .where(and(eq(auditionBookings.entryId, entryId), inArray(auditionBookings.state, ['held', 'given'])))
    .returning();
  if (stored) {
    await closeOffer(context, slotWaitingList, stored.id);
    return;
  }
  const [lost] = await db
    .select()
    .from(auditionBookings)
    .where(and(eq(auditionBookings.entryId, entryId), isNotNull(auditionBookings.endedAt)))
    .orderBy(desc(auditionBookings.endedAt))
    .limit(1);
  await endExpired(context);
  const free = (await freeSlots(context)).map(({ id }) => id);
  if (lost && free.includes(lost.slotId) && (await book(context, entryId, lost.slotId, 'given'))) return;
  for (const id of nearestTo(lost?.slotId, free)) {
    if (await book(context, entryId, id, 'offered')) return;
  }
  await addWaiting(context, slotWaitingList, { submissionKey: randomUUID(), entryId, name: '', email: '' });
}

/** Sorts slots by their distance within the chosen day, then those of the other day; ids sort by date and time. */
function nearestTo(slotId: string | undefined, free: readonly string[]): readonly string[] {
  if (!slotId) return free;
  const day = slotId.slice(0, 10);
  const minutes = (id: string) => Number(id.slice(11, 13)) * 60 + Number(id.slice(13));
  const distance = (id: string) =>
    (id.startsWith(day) ? 0 : 24 * 60) + Math.abs(minutes(id) - minutes(slotId));
  return free.toSorted((a, b) => distance(a) - distance(b));
}

/** Values of a booking without a browser's token: only the link of its entry opens it. */
export const valuesOfEntry = (entryId: string, now: Date, lastsMs: number) => ({
  entryId,
  tokenDigest: `entry:${randomUUID()}`,
  addressDigest: 'entry',
  ...lasting(now, lastsMs),
});

/** @returns false when it was taken at this moment */
async function book(
  context: ServiceContext,
  entryId: string,
  slotId: string,
  as: 'given' | 'offered',
): Promise<boolean> {
  const lastsMs = as === 'offered' ? competitionLimits.replacementHours * hour : slotHolding.holdMs;
  try {
    await context.db.transaction((tx) =>
      tx.insert(auditionBookings).values({
        ...valuesOfEntry(entryId, context.clock.now(), lastsMs),
        slotId,
        state: as === 'given' ? 'given' : 'held',
        isOffer: as === 'offered',
      }),
    );
    return true;
  } catch (error) {
    if (constraintOf(error) === 'audition_bookings_slot_taken_key') return false;
    throw error;
  }
}

/** Removes an entry that has a slot or has ended from the waiting list. */
export async function endWaitingOf(context: Pick<ServiceContext, 'db'>, entryId: string): Promise<void> {
  await moveWaiting(context, slotWaitingList, 'used', eq(auditionWaiting.entryId, entryId));
}
