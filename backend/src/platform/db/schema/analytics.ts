import { countedForms } from '@school/shared/schemas/analytics';
import { sql } from 'drizzle-orm';
import { check, date, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';

/** How often each page was seen, by day (UTC) and by the class of where its visitors came from. Nothing of a person. */
export const pageViews = pgTable(
  'page_views',
  {
    day: date('day', { mode: 'string' }).notNull(),
    path: text('path').notNull(),
    source: text('source').notNull(),
    views: integer('views').notNull(),
  },
  (table) => [
    primaryKey({ name: 'page_views_pkey', columns: [table.day, table.path, table.source] }),
    check('page_views_views_check', sql`${table.views} > 0`),
  ],
);

/**
 * How pages felt, by day (UTC): how many measurements fell into each range. `up_to` is a range's upper end in
 * milliseconds, for layout shift in thousandths.
 */
export const pageVitals = pgTable(
  'page_vitals',
  {
    day: date('day', { mode: 'string' }).notNull(),
    path: text('path').notNull(),
    metric: text('metric').notNull(),
    upTo: integer('up_to').notNull(),
    samples: integer('samples').notNull(),
  },
  (table) => [
    primaryKey({ name: 'page_vitals_pkey', columns: [table.day, table.path, table.metric, table.upTo] }),
    check('page_vitals_samples_check', sql`${table.samples} > 0`),
  ],
);

/** How many visits began to fill in a form, by day (UTC). Nothing of a person, nor of what they typed. */
export const formBeginnings = pgTable(
  'form_beginnings',
  {
    day: date('day', { mode: 'string' }).notNull(),
    form: text('form', { enum: countedForms }).notNull(),
    times: integer('times').notNull(),
  },
  (table) => [
    primaryKey({ name: 'form_beginnings_pkey', columns: [table.day, table.form] }),
    check('form_beginnings_times_check', sql`${table.times} > 0`),
  ],
);
