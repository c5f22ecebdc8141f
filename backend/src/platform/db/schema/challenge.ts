import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import { uploads } from './uploads';
import { instant, ownId, keyOf, isOneOf } from './columns';

/** Entries of the Music Art Challenge: one sheet by one artist, for a minor with the consent of a guardian. */
export const challengeEntries = pgTable(
  'challenge_entries',
  {
    id: ownId(),
    submissionKey: uuid('submission_key').notNull(),
    /** Reference for artist and staff, such as `ART-7K3M-Q2ZD`. */
    reference: text('reference').notNull(),
    status: text('status', { enum: ['entered', 'shortlisted', 'chosen', 'declined'] })
      .notNull()
      .default('entered'),
    artist: text('artist').notNull(),
    age: integer('age').notNull(),
    /** School or town. */
    place: text('place').notNull(),
    piece: text('piece').notNull(),
    sheetId: keyOf('sheet_id', () => uploads.id),
    email: text('email').notNull(),
    phone: text('phone'),
    guardianName: text('guardian_name'),
    guardianPhone: text('guardian_phone'),
    receivedAt: instant('received_at').notNull(),
  },
  (table) => [
    unique('challenge_entries_submission_key_key').on(table.submissionKey),
    unique('challenge_entries_reference_key').on(table.reference),
    isOneOf('challenge_entries_status_check', table.status),
    check('challenge_entries_age_check', sql`${table.age} >= 4`),
    check('challenge_entries_guardian_check', sql`${table.age} >= 18 or ${table.guardianName} is not null`),
    index('challenge_entries_status_idx').on(table.status, table.receivedAt),
  ],
);
