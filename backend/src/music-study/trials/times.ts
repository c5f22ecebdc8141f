import type { InstrumentId } from '@school/shared/schemas/lessons';
import { musicStudyLimits } from '@school/shared/schemas/music-study';
import { and, asc, eq, gt } from 'drizzle-orm';
import { conflictAt, invalidAt } from '../../core/refusals';
import { constraintOf } from '../../db/constraintOf';
import type { ServiceContext } from '../../db/context';
import { trialTimes } from '../../db/schema';
import { isUntaken } from './isUntaken';

export type TrialTime = typeof trialTimes.$inferSelect;

const hour = 60 * 60_000;

type Context = Pick<ServiceContext, 'db' | 'clock'>;

/** From when on a time can still be booked. */
const earliest = ({ clock }: Context) =>
  new Date(clock.now().getTime() + musicStudyLimits.trialNoticeHours * hour);

/** Times of an instrument that nobody has, the next one first. */
export async function readFreeTimes(context: Context, instrument: InstrumentId): Promise<TrialTime[]> {
  return context.db
    .select()
    .from(trialTimes)
    .where(
      and(
        eq(trialTimes.instrument, instrument),
        gt(trialTimes.startsAt, earliest(context)),
        isUntaken(trialTimes),
      ),
    )
    .orderBy(asc(trialTimes.startsAt), asc(trialTimes.teacher))
    .limit(60);
}

/** A time that can be asked for. @throws ServiceError at `time` when there is none, or it is too near */
export async function findTime(context: Context, id: string): Promise<TrialTime> {
  const [time] = await context.db.select().from(trialTimes).where(eq(trialTimes.id, id)).for('share');
  if (!time || time.isWithdrawn)
    throw invalidAt('time', 'There is no such time any more. Please choose another.');
  if (time.startsAt <= earliest(context))
    throw conflictAt('time', 'This time is too near to be booked here. Please choose a later one.');
  return time;
}

/** By a trial lesson, or by a lesson of each week. */
const taken = ['trial_bookings_time_taken_key', 'trial_bookings_lesson_there'];

/** Of several who want one time at once, the database lets one have it; the others are told so at the field. */
export async function takingTime<T>(take: () => Promise<T>): Promise<T> {
  try {
    return await take();
  } catch (error) {
    if (!taken.includes(constraintOf(error) ?? '')) throw error;
    throw conflictAt('time', 'Somebody else has just taken this time. Please choose another.');
  }
}

/** When a time is over. */
export const endOf = ({ startsAt }: TrialTime): Date =>
  new Date(startsAt.getTime() + musicStudyLimits.trialMinutes * 60_000);

/** A time as others see it. */
export const timeView = (row: TrialTime) => ({
  id: row.id,
  instrument: row.instrument,
  teacher: row.teacher,
  venue: row.venue,
  startsAt: row.startsAt.toISOString(),
  endsAt: endOf(row).toISOString(),
});
