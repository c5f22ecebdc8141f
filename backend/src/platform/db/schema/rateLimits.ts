import { index, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';

/** Counts of attempts within a window of time, shared by all instances. */
export const rateLimits = pgTable(
  'rate_limits',
  {
    bucket: text('bucket').notNull(),
    windowStart: timestamp('window_start', { withTimezone: true }).notNull(),
    hits: integer('hits').notNull(),
  },
  (table) => [
    primaryKey({ name: 'rate_limits_pkey', columns: [table.bucket, table.windowStart] }),
    index('rate_limits_window_start_idx').on(table.windowStart),
  ],
);
