import { pgTable, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core';
import { uploads } from './uploads';

/** What people sent who would like to work here. */
export const jobApplications = pgTable(
  'job_applications',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    submissionKey: uuid('submission_key').notNull(),
    /** What the applicant and staff call it, such as `WORK-7K3M-Q2ZD`. */
    reference: text('reference').notNull(),
    /** The open place by its id, and by the title that the applicant read: a place is content of the site and goes again. */
    opening: text('opening').notNull(),
    openingTitle: text('opening_title').notNull(),
    name: text('name').notNull(),
    email: text('email').notNull(),
    phone: text('phone').notNull(),
    letter: text('letter').notNull(),
    /** Address of a recording, https. */
    recording: text('recording'),
    /** The upload that holds the CV. */
    cvId: uuid('cv_id')
      .notNull()
      .references(() => uploads.id),
    receivedAt: timestamp('received_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    unique('job_applications_submission_key_key').on(table.submissionKey),
    unique('job_applications_reference_key').on(table.reference),
  ],
);
