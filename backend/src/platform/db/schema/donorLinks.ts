import { integer, pgTable, text, unique } from 'drizzle-orm/pg-core';
import { instant, ownId } from './columns';

/** The newest private link of each donor to all that they gave: earlier versions are worthless. */
export const donorLinks = pgTable(
  'donor_links',
  {
    id: ownId(),
    /** In lower case. */
    email: text('email').notNull(),
    version: integer('version').notNull().default(1),
    /** Until when it works. */
    until: instant('until').notNull(),
  },
  (table) => [unique('donor_links_email_key').on(table.email)],
);
