import { sql } from 'drizzle-orm';
import { pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** Accounts with access beyond the public site: the roles in their newest token, and since when tokens are accepted. */
export const accountAccess = pgTable('account_access', {
  account: text('account').primaryKey(),
  /** As in the token; null after erasure. */
  name: text('name'),
  email: text('email'),
  roles: text('roles')
    .array()
    .notNull()
    .default(sql`'{}'`),
  /** When that token was issued. */
  toldAt: timestamp('told_at', { withTimezone: true }).notNull(),
  /** Accurate to a few minutes. */
  seenAt: timestamp('seen_at', { withTimezone: true }).notNull(),
  /** Tokens issued and sessions begun until then are invalid. */
  signedOutAt: timestamp('signed_out_at', { withTimezone: true }),
  /** The name of the colleague who signed them out. */
  signedOutBy: text('signed_out_by'),
});
