import { pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** Who has been in the admin area, by the name that their token told last: whom work can be given to. */
export const staffAccounts = pgTable('staff_accounts', {
  account: text('account').primaryKey(),
  name: text('name').notNull(),
  seenAt: timestamp('seen_at', { withTimezone: true }).notNull(),
});
