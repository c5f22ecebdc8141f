import { integer, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';

/** A document of the site that staff have worked on; one that nobody has touched has no row, and is as the files have it. */
export const contentDocuments = pgTable('content_documents', {
  /** Below `/api`: `/content/mf-public/questions`. */
  path: text('path').primaryKey(),
  /** Grows with every change: who has seen an earlier one does not undo a later one. */
  version: integer('version').notNull().default(0),
  /** What is not published yet. */
  draft: jsonb('draft'),
  draftAccount: text('draft_account'),
  draftName: text('draft_name'),
  draftAt: timestamp('draft_at', { withTimezone: true }),
});

/** Everything that was published of a document, the newest in force. */
export const contentRevisions = pgTable(
  'content_revisions',
  {
    path: text('path').notNull(),
    /** From 1 on. */
    number: integer('number').notNull(),
    /** Null: as the files have it. */
    value: jsonb('value'),
    /** What the files had when it was published, and its hash: when they have something else now, both are shown. */
    seed: jsonb('seed').notNull(),
    seedHash: text('seed_hash').notNull(),
    /** The revision that it brought back. */
    restored: integer('restored'),
    account: text('account').notNull(),
    name: text('name'),
    at: timestamp('at', { withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.path, table.number] })],
);
