import { index, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** Where somebody is signed in: one row for each session that the tokens of the sign-in service tell apart. */
export const accountSessions = pgTable(
  'account_sessions',
  {
    /** A digest of what the token says. */
    id: text('id').primaryKey(),
    account: text('account').notNull(),
    /** Browser and system, as far as the browser says. */
    device: text('device').notNull(),
    startedAt: timestamp('started_at', { withTimezone: true }).notNull(),
    seenAt: timestamp('seen_at', { withTimezone: true }).notNull(),
    /** When it ends by itself, unless the person says that they stay. */
    endsAt: timestamp('ends_at', { withTimezone: true }).notNull(),
    /** When the person ended it from elsewhere. */
    endedAt: timestamp('ended_at', { withTimezone: true }),
  },
  (table) => [
    index('account_sessions_account_idx').on(table.account),
    index('account_sessions_seen_at_idx').on(table.seenAt),
  ],
);
