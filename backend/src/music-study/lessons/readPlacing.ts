import { lessonDays, type LessonTime } from '@school/shared/schemas/lessons';
import { musicStudyLimits } from '@school/shared/schemas/music-study';
import { and, asc, count, eq, gt, sql } from 'drizzle-orm';
import { alias, type PgColumn } from 'drizzle-orm/pg-core';
import { notFound } from '../../core/errors';
import type { ServiceContext } from '../../db/context';
import { lessonPlaces, lessons, musicStudyRegistrations, trialTimes } from '../../db/schema';
import { isUntaken } from '../trials/isUntaken';
import type { FreeHour, GroupLesson, LessonPlacing, PlacedLesson } from './lessons.routes';
import { endOfLesson } from './describeLesson';

type Context = Pick<ServiceContext, 'db' | 'clock'>;
type Registration = typeof musicStudyRegistrations.$inferSelect;

/** So many hours are offered at once. */
const SHOWN = 40;

/** The lesson of a registration, or the hours and groups that could become it. @throws not found */
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
    .select({ lesson: lessons, place: lessonPlaces })
    .from(lessonPlaces)
    .innerJoin(lessons, eq(lessons.id, lessonPlaces.lessonId))
    .where(eq(lessonPlaces.registrationId, registrationId));
  if (!found) return null;
  const { lesson, place } = found;
  const pupils = await db.$count(lessonPlaces, eq(lessonPlaces.lessonId, lesson.id));
  return { ...hourView(lesson), isGroup: lesson.isGroup, pupils, placedAt: place.placedAt.toISOString() };
}

/** Two half hours of a teacher, one after the other, that nobody has: the very half hours that trial lessons are offered in. */
async function readFreeHours({ db, clock }: Context, registration: Registration): Promise<FreeHour[]> {
  const second = alias(trialTimes, 'second');
  const half = sql.raw(`interval '${musicStudyLimits.trialMinutes} minutes'`);
  const rows = await db
    .select({ time: trialTimes })
    .from(trialTimes)
    .innerJoin(
      second,
      and(
        eq(second.teacher, trialTimes.teacher),
        eq(second.venue, trialTimes.venue),
        eq(second.instrument, trialTimes.instrument),
        eq(second.startsAt, sql`${trialTimes.startsAt} + ${half}`),
        isUntaken(second),
      ),
    )
    .where(
      and(
        eq(trialTimes.instrument, registration.instrument),
        gt(trialTimes.startsAt, clock.now()),
        isUntaken(trialTimes),
        nobodyTriesLater(trialTimes),
        nobodyTriesLater(second),
        nobodyLearnsLater(trialTimes),
        nobodyLearnsLater(second),
      ),
    )
    .orderBy(asc(trialTimes.startsAt), asc(trialTimes.teacher))
    .limit(500);
  return rows
    .map(({ time }) => ({ time: time.id, ...hourView(time), ...suits(registration, time) }))
    .toSorted((a, b) => fit(b) - fit(a))
    .slice(0, SHOWN);
}

/** A trial lesson that is booked for the same half hour of a week to come is in the way of an hour of each week. */
const nobodyTriesLater = (time: Readonly<Record<'teacher' | 'startsAt', PgColumn>>) => sql`not exists (
  select from trial_bookings b join trial_times t on t.id = b.time_id
  where b.state = 'booked' and t.teacher = ${time.teacher} and t.starts_at > ${time.startsAt}
    and mod(extract(epoch from t.starts_at - ${time.startsAt})::bigint, 604800) = 0)`;

/** So is another lesson, even one that begins in a week to come: a teacher has each half hour of the week once. */
const nobodyLearnsLater = (time: Readonly<Record<'teacher' | 'startsAt', PgColumn>>) => sql`not exists (
  select from lesson_half_hours h
  where h.teacher = ${time.teacher} and h.weekday = extract(isodow from ${time.startsAt} at time zone 'UTC')
    and h.minute = extract(hour from ${time.startsAt} at time zone 'UTC') * 60
      + extract(minute from ${time.startsAt} at time zone 'UTC'))`;

async function readGroups({ db }: Context, registration: Registration): Promise<GroupLesson[]> {
  const rows = await db
    .select({ lesson: lessons, pupils: count(lessonPlaces.id) })
    .from(lessons)
    .innerJoin(lessonPlaces, eq(lessonPlaces.lessonId, lessons.id))
    .where(and(eq(lessons.instrument, registration.instrument), eq(lessons.isGroup, true)))
    .groupBy(lessons.id)
    .orderBy(asc(lessons.startsAt));
  return rows
    .filter(({ pupils }) => pupils < musicStudyLimits.groupMax)
    .map(({ lesson, pupils }) => ({
      lesson: lesson.id,
      ...hourView(lesson),
      ...suits(registration, lesson),
      pupils,
      places: musicStudyLimits.groupMax,
    }))
    .toSorted((a, b) => fit(b) - fit(a));
}

const hourView = (hour: Pick<typeof lessons.$inferSelect, 'teacher' | 'venue' | 'startsAt'>) => ({
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

/** The part of the week that a time is in; nothing on a Sunday, when there are no lessons. */
function partOf(at: Date): LessonTime | undefined {
  const day = lessonDays[at.getUTCDay() - 1];
  const hour = at.getUTCHours();
  const part = hour < 12 ? 'morning' : hour < 17 ? 'afternoon' : 'evening';
  return day && `${day}_${part}`;
}
