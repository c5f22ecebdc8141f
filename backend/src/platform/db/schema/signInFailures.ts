import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from './columns';

/**
 * Failed sign-ins, counted for all instances together: by account and address, by account, and by address; and the
 * addresses from which an account has signed in. Keys are digests.
 */
export const signInFailures = pgTable(
  'sign_in_failures',
  {
    key: text('key').primaryKey(),
    failures: integer('failures').notNull(),
    lastAt: instant('last_at').notNull(),
    /** When the row expires. */
    overAt: instant('over_at').notNull(),
  },
  (table) => [index('sign_in_failures_over_at_idx').on(table.overAt)],
);
