import { lessonDays, type LessonTime } from '@school/shared/schemas/lessons';
import { musicStudyLimits } from '@school/shared/schemas/music-study';
import { and, asc, count, eq, gt, not, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { notFound } from '../../platform/core/errors';
import type { ServiceContext } from '../../platform/db/context';
import {
  lessonPlaces,
  lessons,
  musicStudyRegistrations,
  teachers,
  trialTimes,
} from '../../platform/db/schema';
import { isTakenWeekly } from '../teachers/teachesThen';
import { timeColumns } from '../trials/times';
import type { FreeHour, GroupLesson, LessonPlacing, PlacedLesson } from './lessons.routes';
import { endOfLesson, type Hour } from './describeLesson';

type Context = Pick<ServiceContext, 'db' | 'clock'>;
type Registration = typeof musicStudyRegistrations.$inferSelect;

/** The number of hours offered at once. */
const SHOWN = 40;

/** Returns the lesson of a registration, or the hours and groups that it could get. @throws not found */
export async function readPlacing(context: Context, id: string): Promise<LessonPlacing> {
  const [registration] = await context.db
    .select()
    .from(musicStudyRegistrations)
    .where(eq(musicStudyRegistrations.id, id));
  if (!registration) throw notFound('This registration');
  const lesson = await readLesson(context, id);
  if (lesson) return { lesson, hours: [], groups: [] };
  const hours = await readFreeHours(context, registration);
  const groups = registration.classType === 'group' ? await readGroups(context, registration) : [];
  return { lesson: null, hours, groups };
}

async function readLesson({ db }: Context, registrationId: string): Promise<PlacedLesson | null> {
  const [found] = await db
    .select({ lesson: lessons, place: lessonPlaces, teacher: teachers.name })
    .from(lessonPlaces)
    .innerJoin(lessons, eq(lessons.id, lessonPlaces.lessonId))
    .innerJoin(teachers, eq(teachers.id, lessons.teacherId))
    .where(eq(lessonPlaces.registrationId, registrationId));
  if (!found) return null;
  const { lesson, place, teacher } = found;
  const pupils = await db.$count(lessonPlaces, eq(lessonPlaces.lessonId, lesson.id));
  const placedAt = place.placedAt.toISOString();
  return { ...hourView({ ...lesson, teacher }), isGroup: lesson.isGroup, pupils, placedAt };
}

/**
 * Returns hours of two consecutive half hours in which a teacher is free, then and in each later week, from the same
 * half hours as trial lessons.
 */
async function readFreeHours({ db, clock }: Context, registration: Registration): Promise<FreeHour[]> {
  const second = alias(trialTimes, 'second');
  const half = sql.raw(`interval '${musicStudyLimits.trialMinutes} minutes'`);
  const rows = await db
    .select({ time: timeColumns })
    .from(trialTimes)
    .innerJoin(teachers, eq(teachers.id, trialTimes.teacherId))
    .innerJoin(
      second,
      and(
        eq(second.teacherId, trialTimes.teacherId),
        eq(second.venue, trialTimes.venue),
        eq(second.instrument, trialTimes.instrument),
        eq(second.startsAt, sql`${trialTimes.startsAt} + ${half}`),
        eq(second.isWithdrawn, false),
      ),
    )
    .where(
      and(
        eq(trialTimes.instrument, registration.instrument),
        gt(trialTimes.startsAt, clock.now()),
        eq(trialTimes.isWithdrawn, false),
        eq(teachers.isActive, true),
        not(isTakenWeekly(trialTimes)),
      ),
    )
    .orderBy(asc(trialTimes.startsAt), asc(teachers.name))
    .limit(500);
  return rows
    .map(({ time }) => ({ time: time.id, ...hourView(time), ...suits(registration, time) }))
    .toSorted((a, b) => fit(b) - fit(a))
    .slice(0, SHOWN);
}

async function readGroups({ db }: Context, registration: Registration): Promise<GroupLesson[]> {
  const rows = await db
    .select({ lesson: lessons, teacher: teachers.name, pupils: count(lessonPlaces.id) })
    .from(lessons)
    .innerJoin(teachers, eq(teachers.id, lessons.teacherId))
    .innerJoin(lessonPlaces, eq(lessonPlaces.lessonId, lessons.id))
    .where(
      and(
        eq(lessons.instrument, registration.instrument),
        eq(lessons.isGroup, true),
        eq(teachers.isActive, true),
      ),
    )
    .groupBy(lessons.id, teachers.name)
    .orderBy(asc(lessons.startsAt));
  return rows
    .filter(({ pupils }) => pupils < musicStudyLimits.groupMax)
    .map(({ lesson, teacher, pupils }) => ({
      lesson: lesson.id,
      ...hourView({ ...lesson, teacher }),
      ...suits(registration, lesson),
      pupils,
      places: musicStudyLimits.groupMax,
    }))
    .toSorted((a, b) => fit(b) - fit(a));
}

const hourView = (hour: Hour) => ({
  teacher: hour.teacher,
  venue: hour.venue,
  startsAt: hour.startsAt.toISOString(),
  endsAt: endOfLesson(hour).toISOString(),
});

const suits = (
  { times, venue, mode }: Registration,
  hour: Pick<typeof lessons.$inferSelect, 'venue' | 'startsAt'>,
) => ({
  suitsTime: times.some((time) => time === partOf(hour.startsAt)),
  suitsVenue: mode === 'online' || hour.venue === venue,
});

const fit = ({ suitsTime, suitsVenue }: { suitsTime: boolean; suitsVenue: boolean }) =>
  Number(suitsTime) * 2 + Number(suitsVenue);

/** Returns the part of the week of a time; undefined on a Sunday, when there are no lessons. */
function partOf(at: Date): LessonTime | undefined {
  const day = lessonDays[at.getUTCDay() - 1];
  const hour = at.getUTCHours();
  const part = hour < 12 ? 'morning' : hour < 17 ? 'afternoon' : 'evening';
  return day && `${day}_${part}`;
}
