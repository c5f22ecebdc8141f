import { and, eq, inArray, sql } from 'drizzle-orm';
import { auditionBookings, auditionSlots, auditionWaiting } from '../../platform/db/schema';
import { isInTime } from '../slotHolding';
import { slotView } from '../slots/readBoard';
import { readSettings } from '../settings';
import { publishedKinds } from '../publications/publications';
import { shownState } from '../states/shownState';
import { entryNumber } from '../entry/entryNumber';
import type { EntryView } from './entry.routes';
import { feeStateOf } from '../entry/fee';
import type { Entry, EntryContext, FoundEntry } from '../entry/findEntry';
import { pieceOf } from '../entry/pieceOf';
import { neededPapers, readPapers } from '../entry/papers';

type Context = Pick<EntryContext, 'db' | 'clock'>;

/** Returns what a competitor's own page shows. */
export async function readEntry(
  context: Context,
  found: FoundEntry,
  reader: 'competitor' | 'staff' = 'competitor',
): Promise<EntryView> {
  const { entry } = found;
  const state = reader === 'staff' ? entry.state : shownState(entry, await publishedKinds(context));
  const papers = await readPapers(context, entry.id);
  const there = papers.map(({ paper }) => paper.kind);
  return {
    number: entryNumber(entry.number),
    state,
    place: state === 'placed' ? entry.place : null,
    words: entry.state === 'returned' ? entry.returnReason : null,
    competitor: { name: entry.name, birthDate: entry.birthDate, email: entry.email, phone: entry.phone },
    guardian: guardianOf(entry),
    instrument: entry.instrument,
    band: entry.band,
    grade: entry.grade,
    pieces: { A: pieceOf(entry, 'A'), B: pieceOf(entry, 'B') },
    teacher: entry.teacher,
    school: entry.school,
    sharesReport: entry.sharesReport,
    needsAccompanist: entry.needsAccompanist,
    fee: { state: feeStateOf(found), amount: entry.fee },
    consent: {
      state: entry.consent,
      until: entry.consent === 'waiting' ? (entry.consentExpiresAt?.toISOString() ?? null) : null,
    },
    papers: papers.map(paperView),
    missing: neededPapers(entry.band).filter((kind) => !there.includes(kind)),
    audition: await auditionOf(context, found),
  };
}

export const paperView = ({ paper, fileName }: Awaited<ReturnType<typeof readPapers>>[number]) => ({
  kind: paper.kind,
  fileName,
  link: paper.link,
  addedAt: paper.addedAt.toISOString(),
});

const guardianOf = ({ guardianName, guardianEmail, guardianPhone }: Entry) =>
  guardianName && guardianEmail && guardianPhone
    ? { name: guardianName, email: guardianEmail, phone: guardianPhone }
    : null;

const beforeAudition: readonly string[] = ['submitted', 'returned', 'accepted'];

/** Returns the state of an entry's audition. */
export async function auditionOf(
  context: Context,
  { entry }: Pick<FoundEntry, 'entry'>,
): Promise<EntryView['audition']> {
  const { db, clock } = context;
  const [found] = await db
    .select({
      booking: auditionBookings,
      slot: auditionSlots,
      isKept: sql<boolean>`${auditionBookings.state} = 'given' or ${isInTime(clock.now())}`,
    })
    .from(auditionBookings)
    .innerJoin(auditionSlots, eq(auditionSlots.id, auditionBookings.slotId))
    .where(and(eq(auditionBookings.entryId, entry.id), inArray(auditionBookings.state, ['held', 'given'])));
  const { movesUntil } = await readSettings(context);
  const isGiven = found?.booking.state === 'given';
  const isLate = movesUntil !== null && movesUntil <= clock.now();
  const rest = {
    canChoose: beforeAudition.includes(entry.state) && !(isGiven && isLate),
    movesUntil: movesUntil?.toISOString() ?? null,
  };
  if (found?.isKept) {
    const { booking, slot } = found;
    const bookingState = booking.isOffer ? 'offered' : 'held';
    return {
      state: isGiven ? 'given' : bookingState,
      slot: slotView(slot, false),
      until: isGiven ? null : booking.expiresAt.toISOString(),
      ...rest,
    };
  }
  const waits = await db.$count(
    auditionWaiting,
    and(eq(auditionWaiting.entryId, entry.id), eq(auditionWaiting.state, 'waiting')),
  );
  return { state: waits > 0 ? 'waiting' : 'none', slot: null, until: null, ...rest };
}
