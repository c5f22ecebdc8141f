import { index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { instant } from './columns';

/** Counts of attempts within a window of time, shared by all instances. */
export const rateLimits = pgTable(
  'rate_limits',
  {
    bucket: text('bucket').notNull(),
    windowStart: instant('window_start').notNull(),
    hits: integer('hits').notNull(),
  },
  (table) => [
    primaryKey({ name: 'rate_limits_pkey', columns: [table.bucket, table.windowStart] }),
    index('rate_limits_window_start_idx').on(table.windowStart),
  ],
);
