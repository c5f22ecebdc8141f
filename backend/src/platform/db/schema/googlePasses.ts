import { integer, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import { instant, ownId } from './columns';
import { tickets } from './tickets';

/** Tickets in Google Wallet. Google has them, so that it is told when they change. */
export const googlePasses = pgTable(
  'google_passes',
  {
    id: ownId(),
    ticketId: uuid('ticket_id')
      .notNull()
      .references(() => tickets.id, { onDelete: 'cascade' }),
    /** The code version of the ticket when the pass was made: one that was passed on has another pass. */
    version: integer('version').notNull(),
    /** Digest of what Google was last told; null before the first time. */
    told: text('told'),
    addedAt: instant('added_at').notNull(),
  },
  (table) => [unique('google_passes_ticket_key').on(table.ticketId, table.version)],
);

/** What all passes of an evening share at Google, such as its times. */
export const googleEvenings = pgTable('google_evenings', {
  /** What Google calls it. */
  id: text('id').primaryKey(),
  /** Digest of what Google was last told. */
  told: text('told').notNull(),
});
