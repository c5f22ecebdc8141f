import { index, integer, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import { instant, ownId } from './columns';
import { tickets } from './tickets';

/** Tickets in Apple Wallet: each pass on each phone that asked to be told when it changes. */
export const walletPasses = pgTable(
  'wallet_passes',
  {
    id: ownId(),
    ticketId: uuid('ticket_id')
      .notNull()
      .references(() => tickets.id, { onDelete: 'cascade' }),
    /** The code version of the ticket when the pass was made: one that was passed on has another pass. */
    version: integer('version').notNull(),
    /** What the phone calls itself. Whoever knows it may ask which of its passes have changed. */
    deviceId: text('device_id').notNull(),
    /** The phone's address at Apple's push service. */
    pushToken: text('push_token').notNull(),
    /** Digest of what the pass showed when the phone was last told; null before the first time. */
    shown: text('shown'),
    changedAt: instant('changed_at').notNull(),
    registeredAt: instant('registered_at').notNull(),
  },
  (table) => [
    unique('wallet_passes_phone_key').on(table.deviceId, table.ticketId, table.version),
    index('wallet_passes_ticket_id_idx').on(table.ticketId),
    index('wallet_passes_push_token_idx').on(table.pushToken),
  ],
);
