import { index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/**
 * Failed sign-ins, counted for all instances together: by account and address, by account, and by address; and the
 * addresses from which an account has signed in. Keys are digests.
 */
export const signInFailures = pgTable(
  'sign_in_failures',
  {
    key: text('key').primaryKey(),
    failures: integer('failures').notNull(),
    lastAt: timestamp('last_at', { withTimezone: true }).notNull(),
    /** When the row expires. */
    overAt: timestamp('over_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('sign_in_failures_over_at_idx').on(table.overAt)],
);
