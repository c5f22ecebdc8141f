import { pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import { instant, ownId } from '../../platform/db/schema/columns';

/** Registrations for the camp. A feature's table is in a `*.table.ts` of its folder; this one is in no migration. */
export const campPupils = pgTable(
  'camp_pupils',
  {
    id: ownId(),
    submissionKey: uuid('submission_key').notNull(),
    name: text('name').notNull(),
    email: text('email').notNull(),
    room: text('room'),
    receivedAt: instant('received_at').notNull(),
  },
  (table) => [unique('camp_pupils_submission_key_key').on(table.submissionKey)],
);

/** What the feature's migration and its file in `drizzle/objects` would be. */
export const campMigration = `
  create table camp_pupils (
    id uuid primary key default gen_random_uuid(), submission_key uuid not null unique, name text not null,
    email text not null, room text, received_at timestamptz not null);
  create trigger camp_pupils_record_change after insert or update or delete on camp_pupils for each row
    when (coalesce(current_setting('school.action', true), '') <> '')
    execute function record_change('id', '', 'name', 'email');`;
