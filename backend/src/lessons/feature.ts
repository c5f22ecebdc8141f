import { defineFeature } from '../platform/feature/feature';
import { musicStudyRouter } from './musicStudy.router';
import { musicStudyStaffRouter } from './staff/registrations';
import { feeEnquiries, musicStudyRegistrations } from '../platform/db/schema';
import { and, lt, ne } from 'drizzle-orm';
import { plainRecord } from '../platform/personal-data/plainRecord';
import { erasing, keptFor } from '../platform/retention/rules';
import { stored } from './stored';

const feeQuestions = plainRecord({ name: 'Questions about fees', table: feeEnquiries });
const registrations = plainRecord({
  name: 'Registrations for lessons',
  table: musicStudyRegistrations,
  subject: 'music_study',
});

export const lessonRegistrationsFeature = defineFeature({
  folder: 'lessons',
  routers: [musicStudyRouter, musicStudyStaffRouter],
  audiences: {
    anybody: ['registerForMusicStudy', 'askForFees'],
  },
  changes: {
    changeMusicStudyEntryStatus: 'changed a lesson registration',
    changeMusicStudyEntriesStatus: 'changed several registrations for lessons',
  },
  stored,
  tables: [
    { table: musicStudyRegistrations, kind: 'lessons', row: 'Lesson registration' },
    { table: feeEnquiries, kind: 'messages', row: 'Fee enquiry' },
  ],
  records: [feeQuestions, registrations],
  retention: [
    keptFor(
      'messages',
      erasing(feeQuestions, feeEnquiries, (before) => lt(feeEnquiries.receivedAt, before)),
    ),
    keptFor(
      'lessons',
      erasing(registrations, musicStudyRegistrations, (before) =>
        and(lt(musicStudyRegistrations.receivedAt, before), ne(musicStudyRegistrations.status, 'placed')),
      ),
    ),
  ],
});
