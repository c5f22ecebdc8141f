import { sql } from 'drizzle-orm';
import { pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** Who has access to more than the public site: the roles that their newest token told, and since when tokens count. */
export const accountAccess = pgTable('account_access', {
  account: text('account').primaryKey(),
  /** As the token tells it; null once it was erased. */
  name: text('name'),
  email: text('email'),
  roles: text('roles')
    .array()
    .notNull()
    .default(sql`'{}'`),
  /** When the token was issued that told this. */
  toldAt: timestamp('told_at', { withTimezone: true }).notNull(),
  /** To a few minutes. */
  seenAt: timestamp('seen_at', { withTimezone: true }).notNull(),
  /** Tokens that were issued until then are refused, and sessions that began until then are over. */
  signedOutAt: timestamp('signed_out_at', { withTimezone: true }),
  /** The name of the colleague who signed them out. */
  signedOutBy: text('signed_out_by'),
});
