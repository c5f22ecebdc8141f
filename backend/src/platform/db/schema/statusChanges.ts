import { bigserial, index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

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
    at: timestamp('at', { withTimezone: true }).notNull(),
  },
  (table) => [index('status_changes_subject_id_idx').on(table.subjectId)],
);
