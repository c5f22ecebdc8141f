import { index, pgTable, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core';

/** What a form sent with its trap field filled in: staff release or discard it. Empty of content once they did. */
export const heldSubmissions = pgTable(
  'held_submissions',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    submissionKey: uuid('submission_key').notNull(),
    /** The form's name, such as `contact`. */
    form: text('form').notNull(),
    /** Where it was sent. */
    path: text('path').notNull(),
    name: text('name').notNull(),
    email: text('email').notNull(),
    /** As it was sent, in JSON. */
    body: text('body').notNull(),
    /** The upload that came with it. */
    fileId: uuid('file_id'),
    /** `releasing` is being carried out: it may be released again, and not be discarded. */
    state: text('state', { enum: ['held', 'releasing', 'released', 'discarded'] })
      .notNull()
      .default('held'),
    receivedAt: timestamp('received_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    unique('held_submissions_submission_key_key').on(table.submissionKey),
    index('held_submissions_state_received_at_idx').on(table.state, table.receivedAt, table.id),
  ],
);
