import { pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import { uploads } from './uploads';
import { instant, ownId, keyOf } from './columns';

/** Job applications. */
export const jobApplications = pgTable(
  'job_applications',
  {
    id: ownId(),
    submissionKey: uuid('submission_key').notNull(),
    /** Reference for applicant and staff, such as `WORK-7K3M-Q2ZD`. */
    reference: text('reference').notNull(),
    /**
     * Id of the vacancy, and its title as the applicant read it: a vacancy is content of the site and may be deleted.
     */
    opening: text('opening').notNull(),
    openingTitle: text('opening_title').notNull(),
    name: text('name').notNull(),
    email: text('email').notNull(),
    phone: text('phone').notNull(),
    letter: text('letter').notNull(),
    /** Address of a recording, https. */
    recording: text('recording'),
    /** The upload with the CV. */
    cvId: keyOf('cv_id', () => uploads.id),
    receivedAt: instant('received_at').notNull(),
  },
  (table) => [
    unique('job_applications_submission_key_key').on(table.submissionKey),
    unique('job_applications_reference_key').on(table.reference),
  ],
);
