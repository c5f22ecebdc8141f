import { and, asc, eq } from 'drizzle-orm';
import { notFound } from '../../platform/core/errors';
import type { ServiceContext } from '../../platform/db/context';
import { auditionBookings, auditionSlots, competitionEntries } from '../../platform/db/schema';
import { entryNumber } from '../entry/entryNumber';
import { keepsSlot } from '../slotHolding';
import { slotView } from '../slots/readBoard';
import { offerFreed } from '../offers/offerFreed';
import type { StaffSlot } from './slots.routes';

/** Returns all slots with the entries that have them. */
export async function staffSlots({ db, clock }: ServiceContext): Promise<StaffSlot[]> {
  const rows = await db
    .select({ slot: auditionSlots, booking: auditionBookings, entry: competitionEntries })
    .from(auditionSlots)
    .leftJoin(auditionBookings, and(eq(auditionBookings.slotId, auditionSlots.id), keepsSlot(clock.now())))
    .leftJoin(competitionEntries, eq(competitionEntries.id, auditionBookings.entryId))
    .orderBy(asc(auditionSlots.id));
  return rows.map(({ slot, booking, entry }) => ({
    ...slotView(slot, booking === null && !slot.isBlocked),
    isBlocked: slot.isBlocked,
    taken: booking && {
      state: booking.state === 'given' ? ('given' as const) : ('held' as const),
      entryId: entry?.id ?? null,
      number: entry ? entryNumber(entry.number) : null,
      name: entry?.name ?? null,
      instrument: entry?.instrument ?? null,
      band: entry?.band ?? null,
    },
  }));
}

/** Blocks a slot or unblocks it. @throws not found */
export const blockSlot = (context: ServiceContext, id: string, isBlocked: boolean): Promise<void> =>
  context.db.transaction(async (tx) => {
    const rows = await tx
      .update(auditionSlots)
      .set({ isBlocked })
      .where(eq(auditionSlots.id, id))
      .returning({ id: auditionSlots.id });
    if (rows.length === 0) throw notFound('This time');
    await offerFreed({ ...context, db: tx });
  });
