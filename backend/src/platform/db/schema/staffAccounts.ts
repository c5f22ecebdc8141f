import { sql } from 'drizzle-orm';
import { pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { uploads } from './uploads';

/** Who has been in the admin area: whom work can be given to, and what each of them chose in the settings. */
export const staffAccounts = pgTable('staff_accounts', {
  account: text('account').primaryKey(),
  /** As they chose to be called; until then as their token told it last. */
  name: text('name').notNull(),
  /** The name that they chose; empty for the token's. */
  chosenName: text('chosen_name'),
  /** Where their token says that mails reach them. */
  email: text('email'),
  /** What they want to hear of by mail, beside the school's own mailbox. */
  mails: text('mails')
    .array()
    .notNull()
    .default(sql`'{}'`),
  pictureId: uuid('picture_id').references(() => uploads.id),
  seenAt: timestamp('seen_at', { withTimezone: true }).notNull(),
});
