import { eq } from 'drizzle-orm';
import { conflictAt, invalidAt } from '../../platform/core/refusals';
import type { ServiceContext } from '../../platform/db/context';
import { competitionEntries, competitionMoves } from '../../platform/db/schema';
import { queueFeeRefund } from '../entry/feeRefunds';
import { feeStateOf, isFeeSettled } from '../entry/fee';
import { lockEntry, type FoundEntry } from '../entry/findEntry';
import { dropPapers, missingPapers } from '../entry/papers';
import { queueEntryNews, type EntryNews } from '../mail-queue/queueCompetitionMail';
import { paperNames } from '../paperNames';
import { endBooking } from '../slots/bookings';
import { bookingOfEntry, endWaitingOf } from '../slots/entrySlot';
import { offerFreed } from '../offers/offerFreed';
import { nextState, roundOf, type EntryState, type MoveName, type Mover } from './machine';

interface MoveRequest {
  move: MoveName;
  role: Mover;
  /** The account of the actor, if signed in. */
  actor?: string | undefined;
  /** For the competitor, when the entry is returned. */
  reason?: string | undefined;
  /** The place, from 1. */
  place?: number | undefined;
  /** Whether a withdrawal refunds the fee. */
  refund?: boolean | undefined;
}

const news: Partial<Record<MoveName, EntryNews>> = {
  return: 'returned',
  accept: 'accepted',
  withdraw: 'withdrawn',
};

/**
 * Moves an entry and records it, in the caller's transaction. A withdrawal frees its slot and deletes its documents.
 * @throws ServiceError `conflict` at `move` when the move is impossible or something is missing, `validation_failed` at
 * `reason` or `place`
 */
export async function moveEntry(
  context: ServiceContext,
  entryId: string,
  request: MoveRequest,
): Promise<void> {
  const { db, clock } = context;
  const found = await lockEntry(context, entryId);
  const { entry } = found;
  const to = nextState(entry, request.move, request.role);
  if (!to) throw conflictAt('move', refusalOf(entry.state, request.move));
  if (request.move === 'accept') await refuseIncomplete(context, found);
  if (request.move === 'return' && !request.reason)
    throw invalidAt('reason', 'Please say what has to be changed.');
  if (request.move === 'place' && !request.place)
    throw invalidAt('place', 'Please enter the place, 1, 2 or 3.');
  await db
    .update(competitionEntries)
    .set({
      state: to,
      reached: to === 'out' || to === 'placed' ? (roundOf(entry.state) ?? null) : null,
      place: to === 'placed' ? (request.place ?? null) : null,
      returnReason: request.move === 'return' ? (request.reason ?? null) : entry.returnReason,
    })
    .where(eq(competitionEntries.id, entryId));
  const [made] = await db
    .insert(competitionMoves)
    .values({
      entryId,
      move: request.move,
      from: entry.state,
      to,
      role: request.role,
      actor: request.actor ?? null,
      reason: request.reason ?? null,
      at: clock.now(),
    })
    .returning();
  if (to === 'withdrawn') await giveBack(context, found, request);
  const about = news[request.move];
  if (about) await queueEntryNews(context, entry, about, `${about}:${made?.id}`);
}

const refusalOf = (state: EntryState, move: MoveName): string =>
  move === 'withdraw'
    ? 'This entry cannot be withdrawn any more.'
    : `There is no way to ${move.replace('_', ' ')} an entry that is ${state}.`;

/** Refuses an incomplete entry. @throws ServiceError `conflict` at `move` that lists all that is missing */
async function refuseIncomplete(context: ServiceContext, found: FoundEntry): Promise<void> {
  const { entry } = found;
  const booking = await bookingOfEntry(context, entry.id);
  const missing = [
    ...(isFeeSettled(found) ? [] : ['the fee']),
    ...(entry.consent === 'waiting' ? ['the guardian’s consent'] : []),
    ...(await missingPapers(context, entry)).map((kind) => paperNames[kind]),
    ...(booking?.state === 'given' ? [] : ['an audition time']),
  ];
  if (missing.length === 0) return;
  throw conflictAt('move', `It cannot be accepted yet. It still needs: ${missing.join(', ')}.`);
}

async function giveBack(context: ServiceContext, found: FoundEntry, request: MoveRequest): Promise<void> {
  const { entry, order } = found;
  const booking = await bookingOfEntry(context, entry.id);
  if (booking) await endBooking(context, booking.id, 'released');
  await endWaitingOf(context, entry.id);
  await dropPapers(context, entry.id);
  await offerFreed(context);
  if (!request.refund || feeStateOf(found) !== 'paid') return;
  if (entry.paidAtOfficeAt) {
    await context.db
      .update(competitionEntries)
      .set({ refundedAtOfficeAt: context.clock.now() })
      .where(eq(competitionEntries.id, entry.id));
  } else if (order) {
    const reason = request.reason ?? 'The entry was withdrawn';
    await queueFeeRefund(context, { orderId: order.id, reason, actor: request.actor ?? 'competition' });
  }
}
