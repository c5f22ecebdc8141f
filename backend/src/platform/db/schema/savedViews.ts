import { pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { instant } from './columns';

/** Saved views of lists: the query of the list's address, under a name that the person chose. */
export const savedViews = pgTable(
  'saved_views',
  {
    /** Made in the browser, so that a repeat is harmless. */
    id: uuid('id').primaryKey(),
    /** The owner's account; nobody else sees it. */
    account: text('account').notNull(),
    /** The list's name. */
    list: text('list').notNull(),
    name: text('name').notNull(),
    /** The query of the list's address. */
    query: text('query').notNull(),
    savedAt: instant('saved_at').notNull(),
  },
  (table) => [uniqueIndex('saved_views_name_key').on(table.account, table.list, table.name)],
);
