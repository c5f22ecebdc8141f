import { sql } from 'drizzle-orm';
import { check, date, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { instant } from './columns';

/** How many requests pages sent, by day (UTC), app and version of the app. No personal data. */
export const pageVersions = pgTable(
  'page_versions',
  {
    day: date('day', { mode: 'string' }).notNull(),
    app: text('app').notNull(),
    /** Empty where the app is `unknown`. */
    version: text('version').notNull(),
    requests: integer('requests').notNull(),
    lastAt: instant('last_at').notNull(),
  },
  (table) => [
    primaryKey({ name: 'page_versions_pkey', columns: [table.day, table.app, table.version] }),
    check('page_versions_requests_check', sql`${table.requests} > 0`),
  ],
);
