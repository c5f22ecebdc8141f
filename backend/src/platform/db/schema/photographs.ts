import { integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from './columns';
import { uploads } from './uploads';

/** Photographs that staff have added to texts of the site. */
export const photographs = pgTable('photographs', {
  /** That of its upload. */
  id: uuid('id')
    .primaryKey()
    .references(() => uploads.id),
  /** Of the stored picture. Pixels. */
  width: integer('width').notNull(),
  height: integer('height').notNull(),
  /** Who agreed that it is published, and when, as staff noted it. */
  consent: text('consent').notNull(),
  account: text('account').notNull(),
  at: instant('at').notNull(),
  /** Since when neither a page nor a draft shows it, as the hourly job found. */
  unusedSince: instant('unused_since'),
});
