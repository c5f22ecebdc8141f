import { index, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import { instant, ownId } from './columns';

/** Submissions with a filled trap field: staff release or discard them. The content is deleted afterwards. */
export const heldSubmissions = pgTable(
  'held_submissions',
  {
    id: ownId(),
    submissionKey: uuid('submission_key').notNull(),
    /** The form's name, such as `contact`. */
    form: text('form').notNull(),
    /** The path it was sent to. */
    path: text('path').notNull(),
    name: text('name').notNull(),
    email: text('email').notNull(),
    /** The original JSON. */
    body: text('body').notNull(),
    /** The attached upload. */
    fileId: uuid('file_id'),
    /** `releasing` is in progress: it can be released again, but not discarded. */
    state: text('state', { enum: ['held', 'releasing', 'released', 'discarded'] })
      .notNull()
      .default('held'),
    receivedAt: instant('received_at').notNull(),
  },
  (table) => [
    unique('held_submissions_submission_key_key').on(table.submissionKey),
    index('held_submissions_state_received_at_idx').on(table.state, table.receivedAt, table.id),
  ],
);
