import { sql } from 'drizzle-orm';
import { check, integer, pgTable, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core';

/** Files that people send: announced, then stored, then claimed by the form that they belong to. */
export const uploads = pgTable(
  'uploads',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    state: text('state', { enum: ['waiting', 'stored', 'claimed'] })
      .notNull()
      .default('waiting'),
    /** What it is for, by the names of `uploadPurposes`. */
    purpose: text('purpose').notNull(),
    name: text('name').notNull(),
    /** Bytes: as announced, and once it is stored, of what is kept of it. */
    size: integer('size').notNull(),
    /** What its content says it is, by the names of `fileKinds`; unknown until it is stored. */
    kind: text('kind'),
    /** Where the store keeps it. */
    storageKey: text('storage_key'),
    /** SHA-256 of what was sent, to know the same file when it is sent again. */
    digest: text('digest'),
    /** What it belongs to, such as `job-application:{id}`. */
    claimedBy: text('claimed_by'),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    /** When it is removed unless it is claimed. */
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
