import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { instant, pesewas, isOneOf } from './columns';

export const saleNames = ['public', 'pre-sale', 'experiential'] as const;

/** The three sales: opened and closed by staff, with an optional period. */
export const ticketSales = pgTable(
  'ticket_sales',
  {
    name: text('name', { enum: saleNames }).primaryKey(),
    isOpen: boolean('is_open').notNull(),
    opensAt: instant('opens_at'),
    closesAt: instant('closes_at'),
    /** Until when tickets can be returned for a refund. */
    returnsUntil: instant('returns_until'),
    /** How many people the waiting room lets in per minute; null for none. Of the public sale only. */
    queuePerMinute: integer('queue_per_minute'),
    /** How long a person who was let in has to begin holding tickets. */
    queueMinutes: integer('queue_minutes').notNull().default(10),
  },
  (table) => [
    check('ticket_sales_name_check', sql`${table.name} in ('public', 'pre-sale', 'experiential')`),
    check('ticket_sales_times_check', sql`${table.closesAt} > ${table.opensAt}`),
  ],
);

/** What can be bought, with price and stock. */
export const ticketTypes = pgTable(
  'ticket_types',
  {
    /** Such as `front-rows`. */
    id: text('id').primaryKey(),
    sale: text('sale', { enum: saleNames })
      .notNull()
      .references(() => ticketSales.name),
    name: text('name').notNull(),
    note: text('note').notNull(),
    price: pesewas('price_pesewas').notNull(),
    tone: text('tone', { enum: ['rose', 'gold', 'sand', 'palm', 'indigo'] }).notNull(),
    /** The seats of the hall that it sells; null when its places are not numbered. */
    pool: text('pool'),
    /** People that one ticket admits: eight for a table, which is sold as a whole. */
    admits: integer('admits').notNull().default(1),
    capacity: integer('capacity').notNull(),
    /** Sold and held ones. Changed only under a lock of the row, see `tickets/stock`. */
    taken: integer('taken').notNull().default(0),
    maxPerOrder: integer('max_per_order').notNull(),
    isOpen: boolean('is_open').notNull().default(true),
    position: integer('position').notNull(),
  },
  (table) => [
    // Guards the stock even against mistakes in the code.
    check('ticket_types_taken_check', sql`${table.taken} between 0 and ${table.capacity}`),
    check('ticket_types_price_check', sql`${table.price} >= 0`),
    check('ticket_types_admits_check', sql`${table.admits} > 0`),
    check('ticket_types_max_per_order_check', sql`${table.maxPerOrder} between 1 and 50`),
    isOneOf('ticket_types_tone_check', table.tone),
    index('ticket_types_pool_idx').on(table.pool),
  ],
);
