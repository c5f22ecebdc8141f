import { bigserial, index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from './columns';

/** Changes of status by staff: performers, engagements, registrations for lessons, and projects. */
export const statusChanges = pgTable(
  'status_changes',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    subject: text('subject', {
      enum: ['performer', 'engagement', 'music_study', 'project', 'challenge_entry'],
    }).notNull(),
    subjectId: uuid('subject_id').notNull(),
    from: text('from_status').notNull(),
    to: text('to_status').notNull(),
    /** The account of the actor. */
    actor: text('actor').notNull(),
    at: instant('at').notNull(),
  },
  (table) => [index('status_changes_subject_id_idx').on(table.subjectId)],
);
