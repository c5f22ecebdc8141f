import type { InstrumentId } from '@school/shared/schemas/lessons';
import { musicStudyLimits } from '@school/shared/schemas/music-study';
import { and, asc, eq, getTableColumns, gt, not, type SQL } from 'drizzle-orm';
import { conflictAt, invalidAt } from '../../platform/core/refusals';
import { constraintOf } from '../../platform/db/constraintOf';
import type { ServiceContext } from '../../platform/db/context';
import { teachers, trialTimes } from '../../platform/db/schema';
import { isTakenOnce } from '../teachers/teachesThen';

/** A half hour with the name of its teacher. */
export type TrialTime = typeof trialTimes.$inferSelect & { teacher: string };

/** The columns of a half hour and its teacher's name; the query has to join the teacher. */
export const timeColumns = { ...getTableColumns(trialTimes), teacher: teachers.name };

const hour = 60 * 60_000;

type Context = Pick<ServiceContext, 'db' | 'clock'>;

/** Returns the earliest time that can still be booked. */
const earliest = ({ clock }: Context) =>
  new Date(clock.now().getTime() + musicStudyLimits.trialNoticeHours * hour);

/** Returns the free times of an instrument, the next one first. */
export async function readFreeTimes(context: Context, instrument: InstrumentId): Promise<TrialTime[]> {
  return context.db
    .select(timeColumns)
    .from(trialTimes)
    .innerJoin(teachers, eq(teachers.id, trialTimes.teacherId))
    .where(
      and(eq(trialTimes.instrument, instrument), gt(trialTimes.startsAt, earliest(context)), isUntaken()),
    )
    .orderBy(asc(trialTimes.startsAt), asc(teachers.name))
    .limit(60);
}

const gone = 'This time no longer exists. Please choose another.';

/** Returns a time that can be requested. @throws ServiceError at `time` when there is none, or it is too soon */
export async function findTime(context: Context, id: string): Promise<TrialTime> {
  const [time] = await context.db
    .select(timeColumns)
    .from(trialTimes)
    .innerJoin(teachers, eq(teachers.id, trialTimes.teacherId))
    .where(eq(trialTimes.id, id))
    .for('share', { of: trialTimes });
  if (!time || time.isWithdrawn) throw invalidAt('time', gone);
  if (time.startsAt <= earliest(context))
    throw conflictAt('time', 'This time is too near to be booked here. Please choose a later one.');
  return time;
}

/** Constraints that fail for a booked half hour, and for anything else that its teacher teaches then. */
const taken = ['trial_bookings_time_taken_key', 'teacher_times_no_overlap'];

/** Of several concurrent requests for one time, the database lets one succeed; the others get an error at the field. */
export async function takingTime<T>(take: () => Promise<T>): Promise<T> {
  try {
    return await take();
  } catch (error) {
    const rule = constraintOf(error) ?? '';
    if (rule === 'teacher_times_teacher_left') throw invalidAt('time', gone);
    if (!taken.includes(rule)) throw error;
    throw conflictAt('time', 'Someone else has just taken this time. Please choose another.');
  }
}

/** Returns the end of a time. */
export const endOf = ({ startsAt }: TrialTime): Date =>
  new Date(startsAt.getTime() + musicStudyLimits.trialMinutes * 60_000);

/** Returns a time for the API. */
export const timeView = (row: TrialTime) => ({
  id: row.id,
  instrument: row.instrument,
  teacher: row.teacher,
  venue: row.venue,
  startsAt: row.startsAt.toISOString(),
  endsAt: endOf(row).toISOString(),
});

/**
 * Returns the condition that a half hour is free: it is not withdrawn, its teacher is active, and neither a trial
 * lesson nor a lesson occupies it.
 */
const isUntaken = (): SQL | undefined =>
  and(eq(trialTimes.isWithdrawn, false), eq(teachers.isActive, true), not(isTakenOnce(trialTimes)));
