import { randomUUID } from 'node:crypto';
import { musicStudyLimits } from '@school/shared/schemas/music-study';
import { and, eq, getTableColumns, gt, inArray } from 'drizzle-orm';
import { notFound } from '../../platform/core/errors';
import { conflictAt, invalidAt } from '../../platform/core/refusals';
import { constraintOf } from '../../platform/db/constraintOf';
import type { ServiceContext } from '../../platform/db/context';
import {
  enquiryNotes,
  lessonPlaces,
  lessons,
  musicStudyRegistrations,
  teachers,
  trialTimes,
} from '../../platform/db/schema';
import type { Deps } from '../../platform/http/deps';
import type { Actor } from '../../platform/http/actor';
import { enqueueMail } from '../../platform/mail/enqueueMail';
import { writeNote } from '../../staff/notes/writeNote';
import { timeColumns } from '../trials/times';
import { changeStatus } from '../../staff/staff-lists/changeStatuses';
import { teachesThen } from '../teachers/teachesThen';
import { registrationList } from '../staff/registrations';
import { givenBackMail, placedMail } from './lesson.mails';
import type { LessonPlacement } from './lessons.routes';
import { describeLesson } from './describeLesson';

type Context = Pick<Deps, 'db' | 'clock' | 'settings'>;
type Lesson = typeof lessons.$inferSelect & { teacher: string };
type Registration = typeof musicStudyRegistrations.$inferSelect;

interface Placing extends LessonPlacement {
  registrationId: string;
  requestKey: string;
  actor: Pick<Actor, 'id' | 'name'>;
}

/** The columns of a lesson and its teacher's name; the query has to join the teacher. */
const lessonColumns = { ...getTableColumns(lessons), teacher: teachers.name };

const HAS_LESSON = 'This registration already has a weekly lesson. Please cancel that one first.';

const halfHourMs = musicStudyLimits.trialMinutes * 60_000;

/**
 * Gives a registration a weekly lesson: a new one of a free teacher, or a place in a group. Mails the family, once for
 * the key, even when the lesson was withdrawn since.
 * @throws ServiceError not found; at `time` when the hour is unavailable, or the registration has one
 */
export const placeLesson = (context: Context, placing: Placing): Promise<void> =>
  refusingTaken(context, placing, () =>
    context.db.transaction(async (tx) => {
      const inside = { ...context, db: tx };
      const { registrationId, requestKey, actor } = placing;
      const registration = await holdRegistration(inside, registrationId);
      if ((await tx.$count(enquiryNotes, eq(enquiryNotes.requestKey, requestKey))) > 0) return;
      if ((await tx.$count(lessonPlaces, eq(lessonPlaces.registrationId, registrationId))) > 0)
        throw conflictAt('time', HAS_LESSON);
      const lesson = placing.lesson
        ? await holdGroup(inside, registration, placing.lesson)
        : await makeLesson(inside, registration, placing.time ?? '');
      await tx.insert(lessonPlaces).values({
        lessonId: lesson.id,
        registrationId,
        isAlone: !lesson.isGroup,
        placedAt: context.clock.now(),
      });
      await changeStatus(inside, registrationList, { id: registrationId, to: 'placed', actor: actor.id });
      const text = `Weekly lesson booked: ${describeLesson(lesson)}. The family was notified by email.`;
      await writeNote(inside, { id: registrationId, text, requestKey, actor }, 'event');
      await enqueueMail(inside, {
        key: `lesson:${requestKey}:placed`,
        to: registration.email,
        message: placedMail(registration, lesson, context.settings.mail.staff),
      });
    }),
  );

/** Withdraws the lesson and mails the family; without one, it changes nothing. @throws not found */
export const giveLessonBack = (
  context: Context,
  { registrationId, actor }: Pick<Placing, 'registrationId' | 'actor'>,
): Promise<void> =>
  context.db.transaction(async (tx) => {
    const inside = { ...context, db: tx };
    const registration = await holdRegistration(inside, registrationId);
    const [place] = await tx
      .select({ lesson: lessonColumns, place: lessonPlaces })
      .from(lessonPlaces)
      .innerJoin(lessons, eq(lessons.id, lessonPlaces.lessonId))
      .innerJoin(teachers, eq(teachers.id, lessons.teacherId))
      .where(eq(lessonPlaces.registrationId, registrationId));
    if (!place) return;
    await tx.delete(lessonPlaces).where(eq(lessonPlaces.id, place.place.id));
    await changeStatus(inside, registrationList, { id: registrationId, to: 'contacted', actor: actor.id });
    const text = `Weekly lesson cancelled: ${describeLesson(place.lesson)}. The family was notified by email.`;
    await writeNote(inside, { id: registrationId, text, requestKey: randomUUID(), actor }, 'event');
    await enqueueMail(inside, {
      key: `lesson:${place.place.id}:back`,
      to: registration.email,
      message: givenBackMail(registration, place.lesson, context.settings.mail.staff),
    });
  });

async function holdRegistration({ db }: ServiceContext, id: string): Promise<Registration> {
  const [row] = await db
    .select()
    .from(musicStudyRegistrations)
    .where(eq(musicStudyRegistrations.id, id))
    .for('update');
  if (!row) throw notFound('This registration');
  return row;
}

async function holdGroup(
  { db }: ServiceContext,
  { instrument, classType }: Registration,
  id: string,
): Promise<Lesson> {
  const [lesson] = await db
    .select(lessonColumns)
    .from(lessons)
    .innerJoin(teachers, and(eq(teachers.id, lessons.teacherId), eq(teachers.isActive, true)))
    .where(eq(lessons.id, id))
    .for('update', { of: lessons });
  if (!lesson?.isGroup || lesson.instrument !== instrument || classType !== 'group')
    throw invalidAt('time', 'This group no longer exists. Please choose another hour.');
  if ((await db.$count(lessonPlaces, eq(lessonPlaces.lessonId, id))) >= musicStudyLimits.groupMax)
    throw conflictAt('time', 'This group is full now. Please choose another hour.');
  return lesson;
}

async function makeLesson(
  { db, clock }: ServiceContext,
  { instrument, classType }: Registration,
  timeId: string,
): Promise<Lesson> {
  const gone = invalidAt('time', 'This hour is no longer free. Please choose another.');
  const isOpen = and(
    eq(trialTimes.isWithdrawn, false),
    eq(trialTimes.instrument, instrument),
    gt(trialTimes.startsAt, clock.now()),
  );
  const [first] = await db
    .select(timeColumns)
    .from(trialTimes)
    .innerJoin(teachers, eq(teachers.id, trialTimes.teacherId))
    .where(and(eq(trialTimes.id, timeId), isOpen))
    .for('share', { of: trialTimes });
  if (!first) throw gone;
  const starts = [first.startsAt, new Date(first.startsAt.getTime() + halfHourMs)];
  const halves = await db
    .select({ id: trialTimes.id })
    .from(trialTimes)
    .where(
      and(
        eq(trialTimes.teacherId, first.teacherId),
        eq(trialTimes.venue, first.venue),
        inArray(trialTimes.startsAt, starts),
        isOpen,
      ),
    )
    .for('share');
  if (halves.length < starts.length) throw gone;
  const { teacher, teacherId, venue, startsAt } = first;
  const [lesson] = await db
    .insert(lessons)
    .values({ instrument, teacherId, venue, startsAt, isGroup: classType === 'group' })
    .returning();
  if (!lesson) throw new Error('The lesson was not stored');
  return { ...lesson, teacher };
}

const refusals: Readonly<Record<string, string>> = {
  teacher_times_no_overlap: 'The teacher has another lesson then. Please choose another hour.',
  teacher_times_teacher_left: 'This teacher no longer teaches here. Please choose another hour.',
  lesson_places_registration_id_key: HAS_LESSON,
};

/** Of several concurrent requests for one hour, the database lets one succeed; the others get an error. */
async function refusingTaken<T>(context: Context, { time }: Placing, place: () => Promise<T>): Promise<T> {
  try {
    return await place();
  } catch (error) {
    const rule = constraintOf(error) ?? '';
    const refusal = refusals[rule];
    if (!refusal) throw error;
    const taught = rule === 'teacher_times_no_overlap' ? await readTaught(context, time) : undefined;
    throw conflictAt('time', taught ? `${taught}. Please choose another hour.` : refusal);
  }
}

/**
 * Returns what the teacher of a half hour teaches at that time in any week; undefined when it was withdrawn meanwhile.
 */
async function readTaught({ db }: Context, time = ''): Promise<string | undefined> {
  const [wanted] = await db.select().from(trialTimes).where(eq(trialTimes.id, time));
  return (
    wanted &&
    teachesThen({ db }, { teacherId: wanted.teacherId, startsAt: [wanted.startsAt], isWeekly: true })
  );
}
