import { randomUUID } from 'node:crypto';
import { competitionLimits } from '@school/shared/schemas/competition';
import { and, asc, eq, notExists, inArray, sql } from 'drizzle-orm';
import { constraintOf } from '../../platform/db/constraintOf';
import type { ServiceContext } from '../../platform/db/context';
import { auditionBookings, auditionSlots, auditionWaiting } from '../../platform/db/schema';
import { queueCompetitionMail } from '../mailing/queueCompetitionMail';

const offerMs = competitionLimits.offerHours * 60 * 60_000;

type Waiting = typeof auditionWaiting.$inferSelect;

/** Holds what is free for those who wait, in order, and mails them; the rest is everybody's. In the caller's transaction. */
export async function offerFreed(context: ServiceContext): Promise<void> {
  const { db } = context;
  const waiting = await db
    .select()
    .from(auditionWaiting)
    .where(eq(auditionWaiting.state, 'waiting'))
    .orderBy(asc(auditionWaiting.place))
    // Another instance may be handing on as well: each takes those whom the other has not.
    .for('update', { skipLocked: true });
  if (waiting.length === 0) return;
  const free = await freeSlots(context);
  const next = waiting.values();
  for (const { id } of free) {
    const { value: entry } = next.next();
    if (!entry) return;
    await offer(context, entry, id);
  }
}

/** Slots that nobody has, also by the index; the earliest first. */
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

/** An offer is a hold like any other; the link to it is made when its mail is written. */
async function offer(context: ServiceContext, entry: Waiting, slotId: string): Promise<void> {
  const { clock } = context;
  const now = clock.now();
  try {
    // Apart, so that anyone who took it at this moment keeps it and the rest goes on.
    await context.db.transaction(async (tx) => {
      const [made] = await tx
        .insert(auditionBookings)
        .values({
          slotId,
          entryId: entry.entryId,
          state: 'held',
          tokenDigest: `offer:${randomUUID()}`,
          isOffer: true,
          addressDigest: 'waiting-list',
          createdAt: now,
          expiresAt: new Date(now.getTime() + offerMs),
        })
        .returning();
      if (!made) throw new Error('A booking came back without a row');
      await tx
        .update(auditionWaiting)
        .set({ state: 'offered', bookingId: made.id })
        .where(eq(auditionWaiting.id, entry.id));
      await queueCompetitionMail({ db: tx, clock }, `offer:${made.id}`, {
        about: 'offer',
        waitingId: entry.id,
      });
    });
  } catch (error) {
    const rule = constraintOf(error) ?? '';
    if (!['audition_bookings_slot_taken_key', 'audition_bookings_entry_key'].includes(rule)) throw error;
  }
}
