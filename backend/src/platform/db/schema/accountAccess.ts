import { sql } from 'drizzle-orm';
import { pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from './columns';

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
  reportedAt: instant('told_at').notNull(),
  /** Accurate to a few minutes. */
  seenAt: instant('seen_at').notNull(),
  /** Tokens issued and sessions begun until then are invalid. */
  signedOutAt: instant('signed_out_at'),
  /** The name of the colleague who signed them out. */
  signedOutBy: text('signed_out_by'),
});
