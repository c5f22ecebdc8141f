import { reminders as documents, type ReminderTexts } from '@school/shared/reminders';
import type { Database } from '../platform/db/database';
import { contentRevisions } from '../platform/db/schema';
import { queueDue } from '../platform/reminders/queueDue';
import { testNow, type TestApi } from './api';
import type { effectsOf } from './effects';

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
