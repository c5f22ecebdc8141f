import { textReminders } from '../db/schema';
import { defineFeature } from '../feature/feature';
import { among, rowsOf } from '../personal-data/byEmail';
import type { PersonalRecord } from '../personal-data/personalRecord';
import { deleting, keptFor } from '../retention/rules';
import { stored } from './stored';
import { idOfAddress } from './textNumbers';
import { textRemindersRouter } from './textReminders.router';

const record: PersonalRecord = {
  name: 'Reminders by text message',
  tables: ['text_reminders'],
  find: async (db, email) =>
    (await rowsOf(db, textReminders, textReminders.id, [idOfAddress(email)])).map(({ id }) => id),
  read: async (db, ids) => ({
    text_reminders: await db.select().from(textReminders).where(among(textReminders.id, ids)),
  }),
  erase: async ({ db }, ids) => {
    await db.delete(textReminders).where(among(textReminders.id, ids));
  },
};

export const textRemindersFeature = defineFeature({
  folder: 'platform/text-reminders',
  routers: [textRemindersRouter],
  audiences: { anybody: ['lookAtTextReminders', 'startTextReminders', 'stopTextReminders'] },
  stored,
  tables: [{ table: textReminders, kind: 'textReminders', unrecorded: 'is not shown to anyone' }],
  records: [record],
  retention: [keptFor('textReminders', deleting(textReminders, textReminders.usedAt))],
});
