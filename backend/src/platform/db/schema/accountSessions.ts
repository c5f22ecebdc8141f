import { index, pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from './columns';

/** Sessions: one row for each session that the tokens of the sign-in service distinguish. */
export const accountSessions = pgTable(
  'account_sessions',
  {
    /** A digest of the token's claim. */
    id: text('id').primaryKey(),
    account: text('account').notNull(),
    /** Browser and system, as the browser reports them. */
    device: text('device').notNull(),
    startedAt: instant('started_at').notNull(),
    seenAt: instant('seen_at').notNull(),
    /** When it expires unless the person extends it. */
    endsAt: instant('ends_at').notNull(),
    /** When the person ended it from another device. */
    endedAt: instant('ended_at'),
  },
  (table) => [
    index('account_sessions_account_idx').on(table.account),
    index('account_sessions_seen_at_idx').on(table.seenAt),
  ],
);
