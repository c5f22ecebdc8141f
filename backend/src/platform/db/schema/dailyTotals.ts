import { sql } from 'drizzle-orm';
import { check, date, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { pesewas } from './columns';

/** Kinds of totals by day; `drizzle/objects/totals_of.sql` defines each kind. */
const dailyTotalKinds = [
  'donations',
  'donations_kept',
  'donations_refunded',
  'donations_sent',
  'donations_sent_paid',
  'entries',
  'entries_sent',
  'entries_sent_paid',
  'lessons',
  'members',
  'messages',
  'ticket_holds',
  'ticket_orders_sent',
  'ticket_orders_sent_paid',
  'tickets',
  'tickets_refunded',
] as const;

/**
 * Numbers of rows in other tables by day (UTC) and their sums in pesewas. Triggers maintain them, so that statistics of
 * a long period need not read every row. A day may have several rows, which are added up: a transaction adds a row
 * instead of waiting for a locked one.
 */
export const dailyTotals = pgTable(
  'daily_totals',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    kind: text('kind', { enum: dailyTotalKinds }).notNull(),
    day: date('day', { mode: 'string' }).notNull(),
    count: integer('count').notNull(),
    amount: pesewas('amount_pesewas').notNull(),
  },
  (table) => [
    check(
      'daily_totals_kind_check',
      sql.raw(`kind in (${dailyTotalKinds.map((kind) => `'${kind}'`).join(', ')})`),
    ),
    index('daily_totals_kind_day_idx').on(table.kind, table.day),
  ],
);
