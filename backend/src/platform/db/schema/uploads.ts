import { sql } from 'drizzle-orm';
import { check, integer, pgTable, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core';

/** Uploaded files: announced, then stored, then claimed by the form that they belong to. */
export const uploads = pgTable(
  'uploads',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    state: text('state', { enum: ['waiting', 'stored', 'claimed'] })
      .notNull()
      .default('waiting'),
    /** A name of `uploadPurposes`. */
    purpose: text('purpose').notNull(),
    name: text('name').notNull(),
    /** Bytes: as announced, then of the stored file. */
    size: integer('size').notNull(),
    /** The type found in its content, a name of `fileKinds`; null until it is stored. */
    kind: text('kind'),
    /** Its key in the store. */
    storageKey: text('storage_key'),
    /** SHA-256 of what was sent, to recognise a repeat. */
    digest: text('digest'),
    /** What it belongs to, such as `job-application:{id}`. */
    claimedBy: text('claimed_by'),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    /** When it is deleted unless it is claimed. */
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    unique('uploads_storage_key_key').on(table.storageKey),
    check('uploads_state_check', sql`${table.state} in ('waiting', 'stored', 'claimed')`),
    check('uploads_size_check', sql`${table.size} > 0`),
    check(
      'uploads_stored_check',
      sql`(${table.state} = 'waiting') = (${table.storageKey} is null) and (${table.state} = 'waiting') = (${table.kind} is null) and (${table.state} = 'waiting') = (${table.digest} is null)`,
    ),
    check('uploads_claimed_check', sql`(${table.state} = 'claimed') = (${table.claimedBy} is not null)`),
  ],
);
