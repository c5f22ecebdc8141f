import { reminders as texts } from '@school/shared/reminders';
import type { FeatureFixtures } from '../../testing/featureFixtures';
import { testNow } from '../../testing/api';
import { reminders, reminderStops } from '../db/schema';
import { digestOfReminded } from './stopReminders';

/** A link with the shape of a real one. */
const link = { token: 'a'.repeat(54) };

export const fixtures: FeatureFixtures = {
  bodies: {
    stopReminders: link,
    lookAtReminderStop: link,
    sendReminderSample: { name: 'trial', value: texts.trial.seed },
  },
  // The token of those tests names no address.
  refused: ['sendReminderSample'],
  person: async ({ database: { db } }, email) => {
    const row = { kind: 'trial', occasion: 'a lesson', at: testNow, queuedAt: testNow, email };
    await db.insert(reminders).values(row).onConflictDoNothing();
    const stop = { addressDigest: digestOfReminded(email), stoppedAt: testNow };
    await db.insert(reminderStops).values(stop).onConflictDoNothing();
  },
};
