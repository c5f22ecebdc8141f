import { index, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** What was sent under each `Idempotency-Key`, as digests: a key belongs to one content. */
export const submissionKeys = pgTable(
  'submission_keys',
  {
    /** Of the key and of the operation that it was sent to. */
    keyDigest: text('key_digest').primaryKey(),
    bodyDigest: text('body_digest').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('submission_keys_created_at_idx').on(table.createdAt)],
);
