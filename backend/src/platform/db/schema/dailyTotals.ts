import { sql } from 'drizzle-orm';
import { bigint, check, date, index, integer, pgTable, text } from 'drizzle-orm/pg-core';

/** What is added up by day; `drizzle/objects/totals_of.sql` defines each kind. */
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
 * How many rows of other tables there are by day (UTC), and what they come to in pesewas: kept by triggers, so that nothing that
 * is shown of a long time has to read them all. A day may have several rows, which are added up: anyone who changes something
 * while another row is locked by somebody else makes one more and waits for nobody.
 */
export const dailyTotals = pgTable(
  'daily_totals',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    kind: text('kind', { enum: dailyTotalKinds }).notNull(),
    day: date('day', { mode: 'string' }).notNull(),
    count: integer('count').notNull(),
    amount: bigint('amount_pesewas', { mode: 'number' }).notNull(),
  },
  (table) => [
    check(
      'daily_totals_kind_check',
      sql.raw(`kind in (${dailyTotalKinds.map((kind) => `'${kind}'`).join(', ')})`),
    ),
    index('daily_totals_kind_day_idx').on(table.kind, table.day),
  ],
);
