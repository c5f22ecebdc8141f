import { pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';

/** How somebody of the staff likes to see a list: what its address asks for, under a name of their own. */
export const savedViews = pgTable(
  'saved_views',
  {
    /** Made in the browser: saving it again is harmless. */
    id: uuid('id').primaryKey(),
    /** The account whose view it is; nobody else sees it. */
    account: text('account').notNull(),
    /** Which list it is of. */
    list: text('list').notNull(),
    name: text('name').notNull(),
    /** The query of the list's address. */
    query: text('query').notNull(),
    savedAt: timestamp('saved_at', { withTimezone: true }).notNull(),
  },
  (table) => [uniqueIndex('saved_views_name_key').on(table.account, table.list, table.name)],
);
