import { integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { instant } from './columns';

/** Documents of the site that staff have edited; others have no row and use the default of the files. */
export const contentDocuments = pgTable('content_documents', {
  /** Below `/api`: `/content/mf-public/questions`. */
  path: text('path').primaryKey(),
  /** Raised by every change, so that an editor with an older version overwrites nothing. */
  version: integer('version').notNull().default(0),
  /** The unpublished draft. */
  draft: jsonb('draft'),
  draftAccount: text('draft_account'),
  draftName: text('draft_name'),
  draftAt: instant('draft_at'),
});

/** Published versions of a document; the newest is on the site. */
export const contentRevisions = pgTable(
  'content_revisions',
  {
    path: text('path').notNull(),
    /** Counts from 1. */
    number: integer('number').notNull(),
    /** Null for the default of the files. */
    value: jsonb('value'),
    /** The default of the files at publication, and its hash: when the default has changed since, both are shown. */
    seed: jsonb('seed').notNull(),
    seedHash: text('seed_hash').notNull(),
    /** The revision that it restored. */
    restored: integer('restored'),
    account: text('account').notNull(),
    name: text('name'),
    at: instant('at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.path, table.number] })],
);
