import { sql } from 'drizzle-orm';
import { bigint, boolean, index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from './columns';

/**
 * Records that staff open, by kind and id, such as `enquiry/5f0c…`. Opening a record creates the row; from then on the
 * triggers of `drizzle/objects/touch_record.sql` raise its version with every change of the record.
 */
export const recordVersions = pgTable(
  'record_versions',
  {
    record: text('record').primaryKey(),
    /** The transaction of the last change; 0 before the first change. */
    version: bigint('version', { mode: 'number' }).notNull().default(0),
    isGone: boolean('is_gone').notNull().default(false),
    /** Account and name of the staff member who changed it last; null when no staff member did. */
    changedBy: text('changed_by'),
    changedName: text('changed_name'),
    /**
     * Earlier versions since which only the same account has changed it: an editor does not conflict with themselves.
     */
    ownVersions: bigint('own_versions', { mode: 'number' })
      .array()
      .notNull()
      .default(sql`'{}'`),
    watchedAt: instant('watched_at').notNull(),
  },
  (table) => [index('record_versions_watched_at_idx').on(table.watchedAt)],
);

/** Who has which record open, one row for each stream; expires unless it is renewed. */
export const recordPresence = pgTable(
  'record_presence',
  {
    id: uuid('id').primaryKey(),
    record: text('record').notNull(),
    account: text('account').notNull(),
    name: text('name').notNull(),
    seenAt: instant('seen_at').notNull(),
  },
  (table) => [
    index('record_presence_record_idx').on(table.record),
    index('record_presence_seen_at_idx').on(table.seenAt),
  ],
);
