import { generateSlots } from '@school/shared/competition';
import { musicStudyLimits, type TrialTimes } from '@school/shared/schemas/music-study';
import { and, asc, eq, gt, sql } from 'drizzle-orm';
import { notFound } from '../../core/errors';
import { invalidAt } from '../../core/refusals';
import type { ServiceContext } from '../../db/context';
import { trialBookings, trialTimes } from '../../db/schema';
import { queueTrialMails } from './queueTrialMails';
import type { StaffTrialTime } from './staff.routes';
import { timeView } from './times';

/** The times to come, the next one first, with who has them. */
export async function readTimes({ db, clock }: ServiceContext): Promise<StaffTrialTime[]> {
  const rows = await db
    .select({
      time: trialTimes,
      booking: trialBookings,
      isLesson: sql<boolean>`teacher_has_lesson(${trialTimes.teacher}, ${trialTimes.startsAt})`,
    })
    .from(trialTimes)
    .leftJoin(trialBookings, and(eq(trialBookings.timeId, trialTimes.id), eq(trialBookings.state, 'booked')))
    .where(and(gt(trialTimes.startsAt, clock.now()), eq(trialTimes.isWithdrawn, false)))
    .orderBy(asc(trialTimes.startsAt), asc(trialTimes.teacher))
    .limit(500);
  return rows.map(({ time, booking, isLesson }) => ({
    ...timeView(time),
    isLesson,
    booking: booking && {
      reference: booking.reference,
      student: booking.student,
      guardian: booking.guardian,
      email: booking.email,
      phone: booking.phone,
      message: booking.message,
    },
  }));
}

/** @returns how many half hours are new, or free again @throws ServiceError at `date` for a day that is over */
export async function addTimes(
  { db, clock }: ServiceContext,
  { date, from, to, ...what }: TrialTimes,
): Promise<number> {
  const slots = generateSlots({
    dates: [date],
    opens: from,
    closes: to,
    slotMinutes: musicStudyLimits.trialMinutes,
    gapMinutes: 0,
  });
  const starts = slots.map(({ startTime }) => new Date(`${date}T${startTime}:00Z`));
  const coming = starts.filter((at) => at > clock.now());
  if (coming.length === 0) throw invalidAt('date', 'This is over. Please give a day to come.');
  const added = await db
    .insert(trialTimes)
    .values(coming.map((startsAt) => ({ ...what, startsAt })))
    .onConflictDoUpdate({
      target: [trialTimes.teacher, trialTimes.startsAt],
      set: { ...what, isWithdrawn: false },
      setWhere: eq(trialTimes.isWithdrawn, true),
    })
    .returning({ id: trialTimes.id });
  return added.length;
}

/** Takes a time back. Who has it is told that the lesson is canceled. @throws not found */
export const withdrawTime = (context: ServiceContext, id: string): Promise<void> =>
  context.db.transaction(async (tx) => {
    const [time] = await tx
      .update(trialTimes)
      .set({ isWithdrawn: true })
      .where(eq(trialTimes.id, id))
      .returning({ id: trialTimes.id });
    if (!time) throw notFound('This time');
    const changedAt = context.clock.now();
    const canceled = await tx
      .update(trialBookings)
      .set({ state: 'canceled', changedAt })
      .where(and(eq(trialBookings.timeId, id), eq(trialBookings.state, 'booked')))
      .returning({ id: trialBookings.id });
    for (const booking of canceled)
      await queueTrialMails({ ...context, db: tx }, booking.id, 'canceled', changedAt);
  });
