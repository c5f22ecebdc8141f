import { sql } from 'drizzle-orm';
import { pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { uploads } from './uploads';
import { instant } from './columns';

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
  seenAt: instant('seen_at').notNull(),
});
