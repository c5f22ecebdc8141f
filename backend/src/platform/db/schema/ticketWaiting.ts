import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import { ticketHolds } from './tickets';
import { ticketTypes } from './ticketTypes';
import { instant, ownId, isOneOf } from './columns';

/** The waiting list for tickets of a type that is sold out, in order. */
export const ticketWaiting = pgTable(
  'ticket_waiting',
  {
    id: ownId(),
    submissionKey: uuid('submission_key').notNull(),
    /** Order in the list. */
    place: integer('place').generatedAlwaysAsIdentity(),
    typeId: text('type_id')
      .notNull()
      .references(() => ticketTypes.id),
    quantity: integer('quantity').notNull(),
    name: text('name').notNull(),
    email: text('email').notNull(),
    /** `offered` while the hold of the offer is open; then they have bought, or let it go. */
    state: text('state', { enum: ['waiting', 'offered', 'bought', 'lapsed', 'left'] }).notNull(),
    holdId: uuid('hold_id').references(() => ticketHolds.id),
    joinedAt: instant('joined_at').notNull(),
    offeredAt: instant('offered_at'),
  },
  (table) => [
    unique('ticket_waiting_submission_key_key').on(table.submissionKey),
    unique('ticket_waiting_hold_id_key').on(table.holdId),
    check('ticket_waiting_quantity_check', sql`${table.quantity} > 0`),
    isOneOf('ticket_waiting_state_check', table.state),
    index('ticket_waiting_turn_idx').on(table.typeId, table.state, table.place),
  ],
);

/** People who want news of the event. */
export const ticketInterests = pgTable(
  'ticket_interests',
  {
    id: ownId(),
    submissionKey: uuid('submission_key').notNull(),
    name: text('name').notNull(),
    email: text('email').notNull(),
    receivedAt: instant('received_at').notNull(),
  },
  (table) => [unique('ticket_interests_submission_key_key').on(table.submissionKey)],
);
