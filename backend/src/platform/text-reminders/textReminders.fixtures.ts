import type { FeatureFixtures } from '../../testing/featureFixtures';
import { testNow } from '../../testing/api';
import { textReminders } from '../db/schema';
import { idOfAddress } from './textNumbers';

/** A link with the shape of a real one. */
const link = { token: 'a'.repeat(54) };

export const fixtures: FeatureFixtures = {
  bodies: {
    lookAtTextReminders: link,
    startTextReminders: { ...link, phone: '024 412 3456' },
    stopTextReminders: link,
  },
  person: async ({ database: { db } }, email) => {
    const row = { id: idOfAddress(email), phone: '+233244123456', agreedAt: testNow, usedAt: testNow };
    await db.insert(textReminders).values(row).onConflictDoNothing();
  },
};
