import { index, pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from './columns';

/** What was sent under each `Idempotency-Key`, as digests: a key belongs to one content. */
export const submissionKeys = pgTable(
  'submission_keys',
  {
    /** Of the key and of the operation that it was sent to. */
    keyDigest: text('key_digest').primaryKey(),
    bodyDigest: text('body_digest').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [index('submission_keys_created_at_idx').on(table.createdAt)],
);
