import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { ticketHolds } from './tickets';
import { saleNames, ticketSales } from './ticketTypes';
import { instant, ownId } from './columns';

/** The state of a sale's waiting room. The draw and later arrivals lock the row. */
export const ticketQueue = pgTable('ticket_queue', {
  sale: text('sale', { enum: saleNames })
    .primaryKey()
    .references(() => ticketSales.name),
  /** Made when the sale opens, because the order of the early arrivals follows from it. */
  seed: text('seed'),
  /** The first turn that nobody has. */
  nextTurnAt: instant('next_turn_at'),
  /** Turns stand still from then while staff have closed the sale. */
  pausedAt: instant('paused_at'),
});

/** Places in the waiting room. */
export const ticketArrivals = pgTable(
  'ticket_arrivals',
  {
    id: ownId(),
    arrivedAt: instant('arrived_at').notNull(),
    /** When the person is let in; null until the draw. */
    turnAt: instant('turn_at'),
    /** The hold that was begun with this place. */
    holdId: uuid('hold_id').references(() => ticketHolds.id),
  },
  (table) => [
    index('ticket_arrivals_turn_at_idx').on(table.turnAt),
    index('ticket_arrivals_arrived_at_idx').on(table.arrivedAt),
  ],
);
