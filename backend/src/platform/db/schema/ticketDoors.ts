import { sql } from 'drizzle-orm';
import { boolean, index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { tickets } from './tickets';
import { instant, isOneOf } from './columns';

/** Every scan at a door, identified by the id that the device made. */
export const ticketScans = pgTable(
  'ticket_scans',
  {
    id: uuid('id').primaryKey(),
    ticketId: uuid('ticket_id').references(() => tickets.id),
    /** Digest of the scanned code, which may belong to no ticket. Older scans have none. */
    codeDigest: text('code_digest'),
    door: text('door').notNull(),
    result: text('result', {
      enum: ['in', 'again', 'conflict', 'unknown', 'replaced', 'not_valid'],
    }).notNull(),
    /** Whether it was made without a connection. */
    isOffline: boolean('is_offline').notNull(),
    /** By the server's clock; for a scan without a connection by the device's, as far as that is plausible. */
    scannedAt: instant('scanned_at').notNull(),
    receivedAt: instant('received_at').notNull(),
    actor: text('actor').notNull(),
  },
  (table) => [
    isOneOf('ticket_scans_result_check', table.result),
    // A ticket admits once.
    uniqueIndex('ticket_scans_in_key')
      .on(table.ticketId)
      .where(sql`${table.result} = 'in'`),
    index('ticket_scans_received_at_idx').on(table.receivedAt),
  ],
);
