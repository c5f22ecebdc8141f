import { defineFeature } from '../../platform/feature/feature';
import { trialStaffRouter } from './staff.router';
import { trialsRouter } from './trials.router';
import { reminderEffects } from '../../platform/reminders/reminderEffects';
import { effects } from './trialHandlers';
import { trialReminder } from './trialReminder';
import { trialBookings, trialTimes } from '../../platform/db/schema';
import { lt } from 'drizzle-orm';
import { plainRecord } from '../../platform/personal-data/plainRecord';
import { erasing, keptFor } from '../../platform/retention/rules';

const trials = plainRecord({ name: 'Trial lessons', table: trialBookings });

export const trialsFeature = defineFeature({
  folder: 'lessons/trials',
  routers: [trialsRouter, trialStaffRouter],
  withoutPeriod: {
    listTrialTimes: 'only what is still to come',
  },
  audiences: {
    anybody: ['getTrialTimes', 'bookTrial', 'getTrial', 'moveTrial', 'cancelTrial'],
  },
  changes: {
    addTrialTimes: 'added times for trial lessons',
    withdrawTrialTime: 'withdrew a time for trial lessons',
  },
  effects: { ...effects, ...reminderEffects([trialReminder]) },
  reminders: [trialReminder],
  tables: [
    {
      table: trialTimes,
      ofNobody: 'half hours of teachers',
      row: 'Time for trial lessons',
      soundsPersonal: ['teacher_id'],
    },
    { table: trialBookings, kind: 'lessons', row: 'Trial lesson' },
  ],
  records: [trials],
  retention: [
    keptFor(
      'lessons',
      erasing(trials, trialBookings, (before) => lt(trialBookings.changedAt, before)),
    ),
  ],
});
