import { sql } from 'drizzle-orm';
import { bigint, boolean, index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

/**
 * Records that staff look at, by kind and id, such as `enquiry/5f0c…`. A row comes when somebody opens the record; from
 * then on the triggers of `drizzle/objects/touch_record.sql` give it a new version with every change of the record.
 */
export const recordVersions = pgTable(
  'record_versions',
  {
    record: text('record').primaryKey(),
    /** The transaction that changed it last; 0 before the first change. */
    version: bigint('version', { mode: 'number' }).notNull().default(0),
    isGone: boolean('is_gone').notNull().default(false),
    /** The account of who changed it last and their name; empty when nobody of the staff did. */
    changedBy: text('changed_by'),
    changedName: text('changed_name'),
    /** Earlier versions since which no other account has changed it, nor a visitor: nobody stands against oneself. */
    ownVersions: bigint('own_versions', { mode: 'number' })
      .array()
      .notNull()
      .default(sql`'{}'`),
    watchedAt: timestamp('watched_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('record_versions_watched_at_idx').on(table.watchedAt)],
);

/** Who has which record open now, one row for each stream; over when nobody says so any more. */
export const recordPresence = pgTable(
  'record_presence',
  {
    id: uuid('id').primaryKey(),
    record: text('record').notNull(),
    account: text('account').notNull(),
    name: text('name').notNull(),
    seenAt: timestamp('seen_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    index('record_presence_record_idx').on(table.record),
    index('record_presence_seen_at_idx').on(table.seenAt),
  ],
);
