import { reminders, reminderStops } from '../db/schema';
import { among, rowsOf } from '../personal-data/byEmail';
import type { PersonalRecord } from '../personal-data/personalRecord';
import { plainRecord } from '../personal-data/plainRecord';
import { digestOfReminded } from './stopReminders';

/** The choice to get no reminders, under a digest of the address. Not erased, so that it outlives everything else. */
const stopRecord: PersonalRecord = {
  name: 'Stopped reminders',
  tables: ['reminder_stops'],
  find: async (db, email) => {
    const { addressDigest } = reminderStops;
    const rows = await rowsOf(db, reminderStops, addressDigest, [digestOfReminded(email)]);
    return rows.map((row) => row.addressDigest);
  },
  read: async (db, ids) => ({
    reminder_stops: await db.select().from(reminderStops).where(among(reminderStops.addressDigest, ids)),
  }),
  erase: () => Promise.resolve(),
};

export const records: readonly PersonalRecord[] = [
  plainRecord({ name: 'Reminders', table: reminders }),
  stopRecord,
];
