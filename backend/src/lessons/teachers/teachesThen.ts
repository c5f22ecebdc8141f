import { formatClock, formatLongDateTime, formatWeeklyHour } from '@school/shared/format';
import { musicStudyLimits } from '@school/shared/schemas/music-study';
import { and, asc, eq, sql, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { ServiceContext } from '../../platform/db/context';
import { teachers, teacherTimes } from '../../platform/db/schema';
import { endOfTime } from './readClashes';

/** The columns that a half hour or an hour is checked by. */
type Time = Readonly<Record<'teacherId' | 'startsAt', PgColumn>>;

const { lessonMinutes, trialMinutes } = musicStudyLimits;

/** Returns the condition that a teacher is busy in the half hour that begins at a time. */
export const isTakenOnce = ({ teacherId, startsAt }: Time): SQL =>
  sql`teacher_is_taken(${teacherId}, ${startsAt}, ${startsAt} + ${sql.raw(`interval '${trialMinutes} minutes', ${trialMinutes}`)})`;

/** Returns the condition that a teacher is busy in the hour that begins at a time, then or in any later week. */
export const isTakenWeekly = ({ teacherId, startsAt }: Time): SQL =>
  sql`teacher_is_taken(${teacherId}, ${startsAt}, null, ${sql.raw(`${lessonMinutes}`)})`;

interface Wanted {
  teacherId: string;
  startsAt: readonly Date[];
  /** An hour each week; otherwise a single half hour. */
  isWeekly: boolean;
}

/**
 * Describes what a teacher already teaches at one of several times: 'Kofi Mensah has another lesson then: Mondays,
 * 15:00 to 16:00'. Undefined when there is nothing.
 */
export async function teachesThen(
  { db }: Pick<ServiceContext, 'db'>,
  { teacherId, startsAt, isWeekly }: Wanted,
): Promise<string | undefined> {
  const minutes = sql.raw(`${isWeekly ? lessonMinutes : trialMinutes}`);
  const ends = isWeekly ? sql`null` : sql`wanted.at + ${sql.raw(`interval '${trialMinutes} minutes'`)}`;
  const starts = sql.join(
    startsAt.map((at) => sql`(${at.toISOString()}::timestamptz)`),
    sql`, `,
  );
  const [found] = await db
    .select({ name: teachers.name, time: teacherTimes })
    .from(teacherTimes)
    .innerJoin(teachers, eq(teachers.id, teacherTimes.teacherId))
    .where(
      and(
        eq(teacherTimes.teacherId, teacherId),
        sql`exists (select from (values ${starts}) as wanted (at)
          where int4range(${teacherTimes.fromMinute}, ${teacherTimes.untilMinute})
            && int4range(minute_of_week(wanted.at), minute_of_week(wanted.at) + ${minutes})
          and tstzrange(${teacherTimes.startsAt}, ${teacherTimes.endsAt}) && tstzrange(wanted.at, ${ends}))`,
      ),
    )
    .orderBy(asc(teacherTimes.fromMinute), asc(teacherTimes.startsAt))
    .limit(1);
  if (!found) return undefined;
  const { startsAt: begins, endsAt } = found.time;
  const when = endsAt
    ? `${formatLongDateTime(begins)} to ${formatClock(endsAt)}`
    : formatWeeklyHour(begins, endOfTime(found.time));
  return `${found.name} has another lesson then: ${when}`;
}
