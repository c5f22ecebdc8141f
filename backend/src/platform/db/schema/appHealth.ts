import { appOutcomes, releaseChannels } from '@school/shared/schemas/analytics';
import { sql } from 'drizzle-orm';
import { check, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { instant, isOneOf } from './columns';

/** How apps ran on visitors' pages, by hour (UTC), version, channel, outcome and range of its time. No personal data. */
export const appHealth = pgTable(
  'app_health',
  {
    hour: instant('hour').notNull(),
    app: text('app').notNull(),
    /** Empty where the app is `unknown`. */
    version: text('version').notNull(),
    channel: text('channel', { enum: releaseChannels }).notNull(),
    outcome: text('outcome', { enum: appOutcomes }).notNull(),
    /** The upper end of a range, in milliseconds; 0 for an outcome without a time. */
    upTo: integer('up_to').notNull(),
    times: integer('times').notNull(),
  },
  (table) => [
    primaryKey({
      name: 'app_health_pkey',
      columns: [table.hour, table.app, table.version, table.channel, table.outcome, table.upTo],
    }),
    isOneOf('app_health_channel_check', table.channel),
    isOneOf('app_health_outcome_check', table.outcome),
    check('app_health_times_check', sql`${table.times} > 0`),
  ],
);
