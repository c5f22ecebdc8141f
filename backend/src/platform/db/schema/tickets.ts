import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { hallSeats } from './hall';
import { orders } from './orders';
import { ticketInvitations, ticketPromoCodes } from './ticketCodes';
import { saleNames, ticketTypes } from './ticketTypes';
import { instant, pesewas, ownId, isOneOf } from './columns';

/** Tickets that are held for a buyer until a time. */
export const ticketHolds = pgTable(
  'ticket_holds',
  {
    id: ownId(),
    /** SHA-256 of the token that the buyer's browser made; whoever has the token may see, change and buy. */
    tokenDigest: text('token_digest').notNull(),
    /** Expired holds may still say `active`; queries also compare the time. */
    state: text('state', { enum: ['active', 'released', 'expired', 'paid'] }).notNull(),
    sale: text('sale', { enum: saleNames }).notNull(),
    invitationId: uuid('invitation_id').references(() => ticketInvitations.id),
    /** Whether it is an offer to a person on the waiting list. */
    isOffer: boolean('is_offer').notNull().default(false),
    /** The request: a repeat of it changes nothing. */
    selection: jsonb('selection').notNull(),
    /** Digest of the address that holds it, so that one address cannot hold the whole hall. */
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
    isOneOf('ticket_holds_state_check', table.state),
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

/** Orders of tickets. One paid on the site is also an order of the payment core; the rest need no payment. */
export const ticketOrders = pgTable(
  'ticket_orders',
  {
    id: ownId(),
    /** Short enough to read out. */
    number: integer('number').generatedAlwaysAsIdentity(),
    holdId: uuid('hold_id').references(() => ticketHolds.id),
    orderId: uuid('order_id').references(() => orders.id),
    sale: text('sale', { enum: saleNames }).notNull(),
    /** The outcome: waiting for payment, tickets given (in the held seats or others), or refunded entirely. */
    fulfilment: text('fulfilment', { enum: ['waiting', 'given', 'other_seats', 'sent_back'] }).notNull(),
    method: text('method', { enum: ['card', 'mobile_money', 'cash', 'free'] }).notNull(),
    name: text('name').notNull(),
    email: text('email'),
    phone: text('phone'),
    /** The amount due in pesewas, after the discount. */
    amount: pesewas('amount_pesewas').notNull(),
    discount: pesewas('discount_pesewas').notNull().default(0),
    promoCodeId: uuid('promo_code_id').references(() => ticketPromoCodes.id),
    /** Whether it currently counts among the uses of its code. */
    isCodeCounted: boolean('is_code_counted').notNull().default(false),
    invitationId: uuid('invitation_id').references(() => ticketInvitations.id),
    /** Cash refunded at the desk. */
    cashRefunded: pesewas('cash_refunded_pesewas').notNull().default(0),
    /** Raised by every new private link; earlier links become invalid. */
    linkVersion: integer('link_version').notNull().default(1),
    /** For a sale at the desk: the key of the form that sold it, and the seller's account. */
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
    isOneOf('ticket_orders_fulfilment_check', table.fulfilment),
    isOneOf('ticket_orders_method_check', table.method),
    check('ticket_orders_amount_check', sql`${table.amount} >= 0 and ${table.discount} >= 0`),
    check('ticket_orders_paid_check', sql`(${table.fulfilment} = 'waiting') = (${table.paidAt} is null)`),
    check('ticket_orders_code_check', sql`not ${table.isCodeCounted} or ${table.promoCodeId} is not null`),
    check('ticket_orders_cash_check', sql`${table.cashRefunded} between 0 and ${table.amount}`),
    index('ticket_orders_created_at_idx').on(table.createdAt),
    index('ticket_orders_paid_at_idx').on(table.paidAt),
    index('ticket_orders_email_idx').on(sql`lower(${table.email})`),
  ],
);

/** One person's place: first held, then a ticket. A table is eight of them. */
export const tickets = pgTable(
  'tickets',
  {
    id: ownId(),
    /** Part of its code. */
    serial: integer('serial').generatedAlwaysAsIdentity(),
    holdId: uuid('hold_id').references(() => ticketHolds.id),
    ticketOrderId: uuid('ticket_order_id').references(() => ticketOrders.id),
    typeId: text('type_id')
      .notNull()
      .references(() => ticketTypes.id),
    seatId: text('seat_id').references(() => hallSeats.id),
    /** Its position in the order, from 0. */
    position: integer('position').notNull(),
    /** The unit within its order that it belongs to: the eight of a table share one. */
    unit: integer('unit').notNull(),
    /** `freed` was held and never paid; `returned` by its holder, `refunded` by staff. */
    state: text('state', { enum: ['held', 'freed', 'valid', 'returned', 'refunded'] }).notNull(),
    /** Price, and the discount by the order's code, in pesewas. */
    price: pesewas('price_pesewas').notNull(),
    discount: pesewas('discount_pesewas').notNull().default(0),
    name: text('name'),
    /** The person it was passed on to. */
    holderEmail: text('holder_email'),
    givenOnAt: instant('given_on_at'),
    /** Raised when it is passed on; earlier codes and links become invalid. */
    codeVersion: integer('code_version').notNull().default(1),
    checkedInAt: instant('checked_in_at'),
    checkedInDoor: text('checked_in_door'),
    createdAt: instant('created_at').notNull(),
    endedAt: instant('ended_at'),
  },
  (table) => [
    unique('tickets_serial_key').on(table.serial),
    // Guards the seats even against mistakes in the code.
    uniqueIndex('tickets_seat_taken_key')
      .on(table.seatId)
      .where(sql`${table.state} in ('held', 'valid')`),
    isOneOf('tickets_state_check', table.state),
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
