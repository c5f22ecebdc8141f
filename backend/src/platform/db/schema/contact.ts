import { pgTable, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core';

/** Messages of the contact form. */
export const contactMessages = pgTable(
  'contact_messages',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    submissionKey: uuid('submission_key').notNull(),
    topic: text('topic').notNull(),
    name: text('name').notNull(),
    email: text('email').notNull(),
    phone: text('phone'),
    message: text('message').notNull(),
    receivedAt: timestamp('received_at', { withTimezone: true }).notNull(),
  },
  (table) => [unique('contact_messages_submission_key_key').on(table.submissionKey)],
);
