import { musicStudyLimits } from '@school/shared/schemas/music-study';
import { and, asc, eq, gt, inArray, isNull, lt, or, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { ServiceContext } from '../../platform/db/context';
import {
  lessonPlaces,
  musicStudyRegistrations,
  teachers,
  teacherTimes,
  trialBookings,
} from '../../platform/db/schema';
import type { TeacherClash } from './teachers.routes';

type Context = Pick<ServiceContext, 'db' | 'clock'>;
type Time = typeof teacherTimes.$inferSelect;

/**
 * Returns double bookings of teachers from before the database refused them: the office has to move one of each. Past
 * ones are left out.
 */
export async function readClashes({ db, clock }: Context): Promise<TeacherClash[]> {
  const other = alias(teacherTimes, 'other');
  const isToCome = (time: typeof teacherTimes | typeof other) =>
    or(isNull(time.endsAt), gt(time.endsAt, clock.now()));
  const pairs = await db
    .select({ teacher: teachers.name, marked: teacherTimes, other })
    .from(teacherTimes)
    .innerJoin(teachers, eq(teachers.id, teacherTimes.teacherId))
    .innerJoin(
      other,
      and(
        eq(other.teacherId, teacherTimes.teacherId),
        sql`${other.id} <> ${teacherTimes.id}`,
        // Lists each marked pair once.
        or(eq(other.isClash, false), lt(other.id, teacherTimes.id)),
        sql`int4range(${other.fromMinute}, ${other.untilMinute}) && int4range(${teacherTimes.fromMinute}, ${teacherTimes.untilMinute})`,
        sql`tstzrange(${other.startsAt}, ${other.endsAt}) && tstzrange(${teacherTimes.startsAt}, ${teacherTimes.endsAt})`,
      ),
    )
    .where(and(eq(teacherTimes.isClash, true), isToCome(teacherTimes), isToCome(other)))
    .orderBy(asc(teachers.name), asc(teacherTimes.startsAt));
  const studentsOf = await readStudents(
    { db },
    pairs.flatMap((pair) => [pair.marked, pair.other]),
  );
  const view = (time: Time) => ({
    kind: time.lessonId ? ('lesson' as const) : ('trial' as const),
    students: studentsOf(time),
    startsAt: time.startsAt.toISOString(),
    endsAt: endOfTime(time).toISOString(),
  });
  return pairs.map((pair) => ({
    id: pair.marked.id,
    teacher: pair.teacher,
    first: view(pair.other),
    second: view(pair.marked),
  }));
}

/** Returns the end of the first lesson, or of the trial lesson. */
export const endOfTime = ({ lessonId, startsAt }: Pick<Time, 'lessonId' | 'startsAt'>): Date => {
  const { lessonMinutes, trialMinutes } = musicStudyLimits;
  return new Date(startsAt.getTime() + (lessonId ? lessonMinutes : trialMinutes) * 60_000);
};

async function readStudents({ db }: Pick<Context, 'db'>, times: readonly Time[]) {
  const ids = (of: 'lessonId' | 'bookingId') => times.flatMap((time) => time[of] ?? []);
  const inLessons = await db
    .select({ id: lessonPlaces.lessonId, student: musicStudyRegistrations.student })
    .from(lessonPlaces)
    .innerJoin(musicStudyRegistrations, eq(musicStudyRegistrations.id, lessonPlaces.registrationId))
    .where(inArray(lessonPlaces.lessonId, ids('lessonId')));
  const inTrials = await db
    .select({ id: trialBookings.id, student: trialBookings.student })
    .from(trialBookings)
    .where(inArray(trialBookings.id, ids('bookingId')));
  const all = [...inLessons, ...inTrials];
  return ({ lessonId, bookingId }: Time) =>
    all.filter(({ id }) => id === (lessonId ?? bookingId)).map(({ student }) => student);
}
