import { index, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** Sessions: one row for each session that the tokens of the sign-in service distinguish. */
export const accountSessions = pgTable(
  'account_sessions',
  {
    /** A digest of the token's claim. */
    id: text('id').primaryKey(),
    account: text('account').notNull(),
    /** Browser and system, as the browser reports them. */
    device: text('device').notNull(),
    startedAt: timestamp('started_at', { withTimezone: true }).notNull(),
    seenAt: timestamp('seen_at', { withTimezone: true }).notNull(),
    /** When it expires unless the person extends it. */
    endsAt: timestamp('ends_at', { withTimezone: true }).notNull(),
    /** When the person ended it from another device. */
    endedAt: timestamp('ended_at', { withTimezone: true }),
  },
  (table) => [
    index('account_sessions_account_idx').on(table.account),
    index('account_sessions_seen_at_idx').on(table.seenAt),
  ],
);
