import { generateSlots } from '@school/shared/competition';
import { musicStudyLimits, type TrialTimes } from '@school/shared/schemas/music-study';
import { instrumentLabels, venueLabels } from '@school/shared/schemas/lessons';
import { formatClock, formatLongDateTime } from '@school/shared/format';
import { and, asc, eq, gt, inArray, isNotNull, or, sql } from 'drizzle-orm';
import { notFound } from '../../platform/core/errors';
import { conflictAt, invalidAt } from '../../platform/core/refusals';
import type { ServiceContext } from '../../platform/db/context';
import { teachers, trialBookings, trialTimes } from '../../platform/db/schema';
import { isTakenOnce, teachesThen } from '../teachers/teachesThen';
import { queueTrialMails } from './queueTrialMails';
import type { StaffTrialTime } from './staff.routes';
import { endOf, timeColumns, timeView } from './times';

/** Returns the times to come with their bookings, the next one first. */
export async function readTimes({ db, clock }: ServiceContext): Promise<StaffTrialTime[]> {
  const rows = await db
    .select({
      time: timeColumns,
      booking: trialBookings,
      isLesson: sql<boolean>`${trialBookings.id} is null and ${isTakenOnce(trialTimes)}`,
    })
    .from(trialTimes)
    .innerJoin(teachers, eq(teachers.id, trialTimes.teacherId))
    .leftJoin(trialBookings, and(eq(trialBookings.timeId, trialTimes.id), eq(trialBookings.state, 'booked')))
    .where(
      and(
        gt(trialTimes.startsAt, clock.now()),
        // A half hour that a teacher had twice is offered once, and shown as often as it was booked.
        or(eq(trialTimes.isWithdrawn, false), isNotNull(trialBookings.id)),
      ),
    )
    .orderBy(asc(trialTimes.startsAt), asc(teachers.name))
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

/**
 * Makes half hours of a teacher available, all or none; existing ones remain.
 * @returns the number of new half hours
 * @throws ServiceError at `date` for a past day, at `teacher` for an inactive one, and at `from` when the teacher is
 * busy or available for something else
 */
export async function addTimes(
  context: ServiceContext,
  { date, from, to, teacher: teacherId, ...what }: TrialTimes,
): Promise<number> {
  const slots = generateSlots({
    dates: [date],
    opens: from,
    closes: to,
    slotMinutes: musicStudyLimits.trialMinutes,
    gapMinutes: 0,
  });
  const starts = slots.map(({ startTime }) => new Date(`${date}T${startTime}:00Z`));
  const coming = starts.filter((at) => at > context.clock.now());
  if (coming.length === 0) throw invalidAt('date', 'This is over. Please enter a day to come.');
  return context.db.transaction(async (tx) => {
    await holdTeacher(tx, teacherId);
    const there = await tx
      .select(timeColumns)
      .from(trialTimes)
      .innerJoin(teachers, eq(teachers.id, trialTimes.teacherId))
      .where(
        and(
          eq(trialTimes.teacherId, teacherId),
          eq(trialTimes.isWithdrawn, false),
          inArray(trialTimes.startsAt, coming),
        ),
      )
      .orderBy(asc(trialTimes.startsAt));
    const other = there.filter(
      ({ instrument, venue }) => instrument !== what.instrument || venue !== what.venue,
    );
    const same = there.filter((time) => !other.includes(time));
    const fresh = coming.filter((at) => !same.some(({ startsAt }) => startsAt.getTime() === at.getTime()));
    if (fresh.length === 0) return 0;
    const taught = await teachesThen({ db: tx }, { teacherId, startsAt: fresh, isWeekly: false });
    if (taught) throw conflictAt('from', taught);
    const [first] = other;
    if (first)
      throw conflictAt(
        'from',
        `${first.teacher} is free for ${instrumentLabels[first.instrument].toLowerCase()} in ${venueLabels[first.venue]} then: ${formatLongDateTime(first.startsAt)} to ${formatClock(endOf(first))}`,
      );
    await tx.insert(trialTimes).values(fresh.map((startsAt) => ({ ...what, teacherId, startsAt })));
    return fresh.length;
  });
}

/** Locks a teacher until the end of the transaction, as every lesson and booking does. */
async function holdTeacher(db: ServiceContext['db'], id: string): Promise<void> {
  const [teacher] = await db.select().from(teachers).where(eq(teachers.id, id)).for('no key update');
  if (!teacher?.isActive)
    throw invalidAt('teacher', 'This teacher is not in the list. Please choose another.');
}

/** Withdraws a time. Mails a family whose lesson is cancelled by it. @throws not found */
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
