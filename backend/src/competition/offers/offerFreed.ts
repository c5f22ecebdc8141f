import { and, asc, eq, notExists, inArray, sql } from 'drizzle-orm';
import type { ServiceContext } from '../../platform/db/context';
import { auditionBookings, auditionSlots, type auditionWaiting } from '../../platform/db/schema';
import { offerTo } from '../../platform/holds/offers';
import { lockWaiting } from '../../platform/holds/waitingList';
import { slotWaitingList } from './slotWaitingList';

type Waiting = typeof auditionWaiting.$inferSelect;

/**
 * Holds free slots for waiting people, in order, and mails them; the remaining ones are open to everyone. In the
 * caller's transaction.
 */
export async function offerFreed(context: ServiceContext): Promise<void> {
  // Another instance may be making offers too: each takes entries that the other has not.
  const waiting = await lockWaiting(context, slotWaitingList, { skipLocked: true });
  if (waiting.length === 0) return;
  const free = await freeSlots(context);
  const next = waiting.values();
  for (const { id } of free) {
    const { value: entry } = next.next();
    if (!entry) return;
    await offer(context, entry, id);
  }
}

/** Returns the slots that are free by the index as well, earliest first. */
export function freeSlots({ db }: Pick<ServiceContext, 'db'>): Promise<{ id: string }[]> {
  const taken = db
    .select({ one: sql`1` })
    .from(auditionBookings)
    .where(
      and(eq(auditionBookings.slotId, auditionSlots.id), inArray(auditionBookings.state, ['held', 'given'])),
    );
  return db
    .select({ id: auditionSlots.id })
    .from(auditionSlots)
    .where(and(eq(auditionSlots.isBlocked, false), notExists(taken)))
    .orderBy(asc(auditionSlots.id));
}

const offer = (context: ServiceContext, { id, entryId }: Waiting, slotId: string): Promise<boolean> =>
  offerTo(context, slotWaitingList, id, async (inside, values) => {
    const [made] = await inside.db
      .insert(auditionBookings)
      .values({ ...values, slotId, entryId, state: 'held' })
      .returning();
    if (!made) throw new Error('The new booking was not returned');
    return made.id;
  });
