import { sql } from 'drizzle-orm';
import { check, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { instant } from './columns';

/**
 * What browsers blocked because of the pages' policy: directive, source, part of the site, and count. No personal data.
 */
export const policyReports = pgTable(
  'policy_reports',
  {
    directive: text('directive').notNull(),
    /** An origin, or a keyword such as `inline`. */
    blocked: text('blocked').notNull(),
    /** The first part of the page's path. */
    area: text('area').notNull(),
    count: integer('count').notNull(),
    firstSeen: instant('first_seen').notNull(),
    lastSeen: instant('last_seen').notNull(),
  },
  (table) => [
    primaryKey({ name: 'policy_reports_pkey', columns: [table.directive, table.blocked, table.area] }),
    check('policy_reports_count_check', sql`${table.count} > 0`),
  ],
);
