import { reminders, reminderStops } from '../db/schema';
import { defineFeature } from '../feature/feature';
import { deleting, keptFor } from '../retention/rules';
import { records } from './reminderRecords';
import { remindersRouter, remindersStaffRouter } from './reminders.router';
import { startReminders } from './startReminders';
import { stored } from './stored';

export const remindersFeature = defineFeature({
  folder: 'platform/reminders',
  routers: [remindersRouter, remindersStaffRouter],
  audiences: {
    anybody: ['stopReminders', 'lookAtReminderStop', 'unsubscribeReminders', 'openRemindersUnsubscribe'],
  },
  rounds: [startReminders],
  stored,
  tables: [
    { table: reminders, kind: 'reminders', unrecorded: 'is not shown to anyone' },
    { table: reminderStops, kind: 'reminders', unrecorded: 'is not shown to anyone' },
  ],
  records,
  retention: [keptFor('reminders', deleting(reminders, reminders.at))],
});
