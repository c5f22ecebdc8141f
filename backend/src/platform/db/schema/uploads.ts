import { sql } from 'drizzle-orm';
import { check, integer, pgTable, text, unique } from 'drizzle-orm/pg-core';
import { instant, ownId, isOneOf } from './columns';

/** Uploaded files: announced, then stored, then claimed by the form that they belong to. */
export const uploads = pgTable(
  'uploads',
  {
    id: ownId(),
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
    createdAt: instant('created_at').notNull(),
    /** When it is deleted unless it is claimed. */
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [
    unique('uploads_storage_key_key').on(table.storageKey),
    isOneOf('uploads_state_check', table.state),
    check('uploads_size_check', sql`${table.size} > 0`),
    check(
      'uploads_stored_check',
      sql`(${table.state} = 'waiting') = (${table.storageKey} is null) and (${table.state} = 'waiting') = (${table.kind} is null) and (${table.state} = 'waiting') = (${table.digest} is null)`,
    ),
    check('uploads_claimed_check', sql`(${table.state} = 'claimed') = (${table.claimedBy} is not null)`),
  ],
);
