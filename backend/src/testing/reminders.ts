import { randomUUID } from 'node:crypto';
import { reminders as documents, type ReminderTexts } from '@school/shared/reminders';
import type { Database } from '../platform/db/database';
import {
  contentDocuments,
  contentRevisions,
  outbox,
  rateLimits,
  reminders,
  reminderStops,
  textReminders,
  trialBookings,
  trialTimes,
} from '../platform/db/schema';
import { queueDue } from '../platform/reminders/queueDue';
import { testNow, type TestApi } from './api';
import type { effectsOf } from './effects';
import type { startTwoApis } from './instances';
import { teacherCalled } from './teachers';

/** 72 hours after the time of the tests. */
export const lessonAt = new Date('2025-03-04T12:00:00Z');

type Apis = Awaited<ReturnType<typeof startTwoApis>>;

/** Sets the clocks of both instances to a time after `testNow`, in hours. */
export function passTo({ one, other }: Pick<Apis, 'one' | 'other'>, hours: number): void {
  for (const { clock } of [one, other]) clock.set(new Date(testNow.getTime() + hours * hourMs));
}

const hourMs = 60 * 60_000;

/** Deletes all reminders, choices and lessons, and goes back to `testNow`. */
export async function emptyReminders(apis: Apis): Promise<void> {
  const { db } = apis.one.database;
  const tables = [reminders, reminderStops, textReminders, trialBookings, trialTimes, outbox, rateLimits];
  for (const table of [...tables, contentRevisions, contentDocuments]) await db.delete(table);
  passTo(apis, 0);
}

/** Books a trial lesson. @returns its id */
export async function bookLesson(
  { database: { db }, clock }: Pick<TestApi, 'database' | 'clock'>,
  email = 'ama@example.com',
  startsAt = lessonAt,
): Promise<string> {
  const teacherId = await teacherCalled(db, `Teacher ${randomUUID().replaceAll(/[^a-f]/g, '')}`);
  const [time] = await db
    .insert(trialTimes)
    .values({ instrument: 'piano', teacherId, venue: 'accra', startsAt })
    .returning();
  const id = randomUUID();
  const now = clock.now();
  await db.insert(trialBookings).values({
    id,
    submissionKey: randomUUID(),
    reference: `TRIAL-${id}`,
    timeId: time?.id ?? '',
    student: 'Esi Serwaa',
    email,
    phone: '+233244123456',
    bookedAt: now,
    changedAt: now,
  });
  return id;
}

/** Looks for due reminders of all kinds, as a round at the time of the test does. @returns how many were queued */
export async function queueReminders({ deps, clock }: Pick<TestApi, 'deps' | 'clock'>): Promise<number> {
  const kinds = deps.features.list.flatMap(({ reminders = [] }) => reminders);
  const queued = [];
  for (const kind of kinds) queued.push(await queueDue(deps, kind, clock.now()));
  return queued.reduce((sum, one) => sum + one, 0);
}

/** Queues and sends what is due. @returns the reminders of this round */
export async function remind(api: TestApi, effects: ReturnType<typeof effectsOf>) {
  await effects.run();
  const before = effects.mails.length;
  await queueReminders(api);
  await effects.run();
  return effects.mails.slice(before);
}

/** Publishes a text of staff. */
export const publishReminder = async (
  db: Database,
  name: keyof typeof documents,
  changes: Partial<ReminderTexts>,
): Promise<void> => {
  const { path, seed } = documents[name];
  const value = { ...seed, ...changes };
  const number = (await db.$count(contentRevisions)) + 1;
  await db
    .insert(contentRevisions)
    .values({ path, number, value, seed, seedHash: '', account: 'staff', at: testNow });
};
