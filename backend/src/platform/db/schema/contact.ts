import { pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import { instant, ownId } from './columns';

/** Messages of the contact form. */
export const contactMessages = pgTable(
  'contact_messages',
  {
    id: ownId(),
    submissionKey: uuid('submission_key').notNull(),
    topic: text('topic').notNull(),
    name: text('name').notNull(),
    email: text('email').notNull(),
    phone: text('phone'),
    message: text('message').notNull(),
    receivedAt: instant('received_at').notNull(),
  },
  (table) => [unique('contact_messages_submission_key_key').on(table.submissionKey)],
);
