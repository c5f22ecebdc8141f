import { sql } from 'drizzle-orm';
import { pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { uploads } from './uploads';

/** Accounts that have used the admin area: work can be assigned to them, and they have settings. */
export const staffAccounts = pgTable('staff_accounts', {
  account: text('account').primaryKey(),
  /** The chosen name, or else that of their last token. */
  name: text('name').notNull(),
  /** The chosen name; null to use the token's. */
  chosenName: text('chosen_name'),
  /** The email address in their token. */
  email: text('email'),
  /** The notifications that they want by mail, besides those to the school's mailbox. */
  mails: text('mails')
    .array()
    .notNull()
    .default(sql`'{}'`),
  pictureId: uuid('picture_id').references(() => uploads.id),
  seenAt: timestamp('seen_at', { withTimezone: true }).notNull(),
});
