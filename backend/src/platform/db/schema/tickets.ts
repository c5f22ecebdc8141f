import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  timestamp,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { hallSeats } from './hall';
import { orders } from './orders';
import { ticketInvitations, ticketPromoCodes } from './ticketCodes';
import { saleNames, ticketTypes } from './ticketTypes';

const pesewas = (name: string) => bigint(name, { mode: 'number' });
const instant = (name: string) => timestamp(name, { withTimezone: true });

/** Tickets that are kept for somebody who is buying, until a time. */
export const ticketHolds = pgTable(
  'ticket_holds',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    /** SHA-256 of what the buyer's browser made up: who has that may see, change and buy. */
    tokenDigest: text('token_digest').notNull(),
    /** `active` also of one that has expired until somebody looks: what counts is asked for with the time. */
    state: text('state', { enum: ['active', 'released', 'expired', 'paid'] }).notNull(),
    sale: text('sale', { enum: saleNames }).notNull(),
    invitationId: uuid('invitation_id').references(() => ticketInvitations.id),
    /** Whether it is an offer to somebody on the waiting list. */
    isOffer: boolean('is_offer').notNull().default(false),
    /** What was asked for: the same again changes nothing. */
    selection: jsonb('selection').notNull(),
    /** Digest of the address that holds it, so that nobody holds the hall. */
    addressDigest: text('address_digest').notNull(),
    /** Digests of the wider networks of IPv6 that the address is in, the narrowest first. */
    networkDigests: text('network_digests')
      .array()
      .notNull()
      .default(sql`'{}'::text[]`),
    createdAt: instant('created_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
    endedAt: instant('ended_at'),
  },
  (table) => [
    unique('ticket_holds_token_digest_key').on(table.tokenDigest),
    check('ticket_holds_state_check', sql`${table.state} in ('active', 'released', 'expired', 'paid')`),
    check(
      'ticket_holds_ended_check',
      sql`(${table.state} in ('released', 'expired')) = (${table.endedAt} is not null)`,
    ),
    // An invitation works for one order.
    uniqueIndex('ticket_holds_invitation_key')
      .on(table.invitationId)
      .where(sql`${table.state} in ('active', 'paid')`),
    index('ticket_holds_expires_at_idx')
      .on(table.expiresAt)
      .where(sql`${table.state} = 'active'`),
    index('ticket_holds_created_at_idx').on(table.createdAt),
    index('ticket_holds_address_idx')
      .on(table.addressDigest)
      .where(sql`${table.state} = 'active'`),
    index('ticket_holds_networks_idx')
      .using('gin', table.networkDigests)
      .where(sql`${table.state} = 'active'`),
  ],
);

/** Somebody's order of tickets. What is paid on the site is an order of the payment core; the rest needs no payment. */
export const ticketOrders = pgTable(
  'ticket_orders',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    /** Short enough to be read out. */
    number: integer('number').generatedAlwaysAsIdentity(),
    holdId: uuid('hold_id').references(() => ticketHolds.id),
    orderId: uuid('order_id').references(() => orders.id),
    sale: text('sale', { enum: saleNames }).notNull(),
    /** What came of it: it waits for money, the tickets were given (in the seats held, or in others), or it all went back. */
    fulfilment: text('fulfilment', { enum: ['waiting', 'given', 'other_seats', 'sent_back'] }).notNull(),
    method: text('method', { enum: ['card', 'mobile_money', 'cash', 'free'] }).notNull(),
    name: text('name').notNull(),
    email: text('email'),
    phone: text('phone'),
    /** What is due, in pesewas, after the discount. */
    amount: pesewas('amount_pesewas').notNull(),
    discount: pesewas('discount_pesewas').notNull().default(0),
    promoCodeId: uuid('promo_code_id').references(() => ticketPromoCodes.id),
    /** Whether it counts among the uses of its code at present. */
    isCodeCounted: boolean('is_code_counted').notNull().default(false),
    invitationId: uuid('invitation_id').references(() => ticketInvitations.id),
    /** Cash given back at the desk. */
    cashRefunded: pesewas('cash_refunded_pesewas').notNull().default(0),
    /** Grows with every new private link; those before are over. */
    linkVersion: integer('link_version').notNull().default(1),
    /** Of a sale at the desk: the key of the form that sold it, and whose account it was. */
    requestKey: uuid('request_key'),
    actor: text('actor'),
    createdAt: instant('created_at').notNull(),
    paidAt: instant('paid_at'),
  },
  (table) => [
    unique('ticket_orders_number_key').on(table.number),
    unique('ticket_orders_hold_id_key').on(table.holdId),
    unique('ticket_orders_order_id_key').on(table.orderId),
    unique('ticket_orders_request_key_key').on(table.requestKey),
    check(
      'ticket_orders_fulfilment_check',
      sql`${table.fulfilment} in ('waiting', 'given', 'other_seats', 'sent_back')`,
    ),
    check('ticket_orders_method_check', sql`${table.method} in ('card', 'mobile_money', 'cash', 'free')`),
    check('ticket_orders_amount_check', sql`${table.amount} >= 0 and ${table.discount} >= 0`),
    check('ticket_orders_paid_check', sql`(${table.fulfilment} = 'waiting') = (${table.paidAt} is null)`),
    check('ticket_orders_code_check', sql`not ${table.isCodeCounted} or ${table.promoCodeId} is not null`),
    check('ticket_orders_cash_check', sql`${table.cashRefunded} between 0 and ${table.amount}`),
    index('ticket_orders_created_at_idx').on(table.createdAt),
    index('ticket_orders_paid_at_idx').on(table.paidAt),
    index('ticket_orders_email_idx').on(sql`lower(${table.email})`),
  ],
);

/** One person's place: held first, then a ticket. A table is eight of them. */
export const tickets = pgTable(
  'tickets',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    /** Stands in its code. */
    serial: integer('serial').generatedAlwaysAsIdentity(),
    holdId: uuid('hold_id').references(() => ticketHolds.id),
    ticketOrderId: uuid('ticket_order_id').references(() => ticketOrders.id),
    typeId: text('type_id')
      .notNull()
      .references(() => ticketTypes.id),
    seatId: text('seat_id').references(() => hallSeats.id),
    /** Where it stands in its order, from 0. */
    position: integer('position').notNull(),
    /** Which of its type's units it belongs to within its order: the eight of a table have the same one. */
    unit: integer('unit').notNull(),
    /** `freed` was held and never paid; `returned` by its holder, `refunded` by staff. */
    state: text('state', { enum: ['held', 'freed', 'valid', 'returned', 'refunded'] }).notNull(),
    /** What one costs, and what the order's code takes off it. In pesewas. */
    price: pesewas('price_pesewas').notNull(),
    discount: pesewas('discount_pesewas').notNull().default(0),
    name: text('name'),
    /** Whom it was given on to. */
    holderEmail: text('holder_email'),
    givenOnAt: instant('given_on_at'),
    /** Grows when it is given on: the codes and links before are over. */
    codeVersion: integer('code_version').notNull().default(1),
    checkedInAt: instant('checked_in_at'),
    checkedInDoor: text('checked_in_door'),
    createdAt: instant('created_at').notNull(),
    endedAt: instant('ended_at'),
  },
  (table) => [
    unique('tickets_serial_key').on(table.serial),
    // The last word on seats, whatever the code above it does.
    uniqueIndex('tickets_seat_taken_key')
      .on(table.seatId)
      .where(sql`${table.state} in ('held', 'valid')`),
    check('tickets_state_check', sql`${table.state} in ('held', 'freed', 'valid', 'returned', 'refunded')`),
    check(
      'tickets_order_check',
      sql`${table.state} in ('held', 'freed') or ${table.ticketOrderId} is not null`,
    ),
    check('tickets_price_check', sql`${table.discount} between 0 and ${table.price}`),
    check('tickets_door_check', sql`(${table.checkedInAt} is null) = (${table.checkedInDoor} is null)`),
    index('tickets_hold_id_idx').on(table.holdId),
    index('tickets_ticket_order_id_idx').on(table.ticketOrderId),
    index('tickets_type_state_idx').on(table.typeId, table.state),
    index('tickets_ended_at_idx')
      .on(table.endedAt)
      .where(sql`${table.state} in ('returned', 'refunded')`),
  ],
);
