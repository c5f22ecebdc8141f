import { countedForms } from '@school/shared/schemas/analytics';
import { sql } from 'drizzle-orm';
import { check, date, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';

/** Views of each page by day (UTC) and class of referrer. No personal data. */
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
 * Measured speed of pages by day (UTC): the number of measurements in each range. `up_to` is a range's upper end in
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

/** Visits that began to fill in a form, by day (UTC). No personal data, and nothing of what was typed. */
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
