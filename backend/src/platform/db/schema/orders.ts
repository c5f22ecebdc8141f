import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, unique } from 'drizzle-orm/pg-core';
import { instant, pesewas, ownId, keyOf, isOneOf } from './columns';

const orderStates = ['created', 'pending', 'paid', 'failed', 'expired', 'refunded'] as const;

/** What is paid for: a donation, tickets, an entry fee. Amounts are in pesewas and set by the server. */
export const orders = pgTable(
  'orders',
  {
    id: ownId(),
    /** Short enough to read out; receipts use it as their number. */
    number: integer('number').generatedAlwaysAsIdentity(),
    kind: text('kind', { enum: ['donation', 'tickets', 'entry_fee'] }).notNull(),
    state: text('state', { enum: orderStates }).notNull(),
    amount: pesewas('amount_pesewas').notNull(),
    currency: text('currency', { enum: ['GHS'] }).notNull(),
    /** Reference of the newest payment attempt. */
    txRef: text('tx_ref').notNull(),
    /** Amount of the payment that was granted. */
    paid: pesewas('paid_pesewas').notNull().default(0),
    /** Refunded part of it. */
    refunded: pesewas('refunded_pesewas').notNull().default(0),
    customerName: text('customer_name').notNull(),
    customerEmail: text('customer_email').notNull(),
    customerPhone: text('customer_phone'),
    createdAt: instant('created_at').notNull(),
    paidAt: instant('paid_at'),
    /** When it is given up unless it is paid. */
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [
    unique('orders_number_key').on(table.number),
    unique('orders_tx_ref_key').on(table.txRef),
    isOneOf('orders_kind_check', table.kind),
    isOneOf('orders_state_check', table.state),
    check('orders_currency_check', sql`${table.currency} = 'GHS'`),
    check('orders_amount_check', sql`${table.amount} > 0`),
    check(
      'orders_paid_check',
      sql`case when ${table.state} in ('paid', 'refunded') then ${table.paid} >= ${table.amount} and ${table.paidAt} is not null else ${table.paid} = 0 and ${table.paidAt} is null end`,
    ),
    check('orders_refunded_check', sql`${table.refunded} between 0 and ${table.paid}`),
    check(
      'orders_all_refunded_check',
      sql`(${table.state} = 'refunded') = (${table.paid} > 0 and ${table.refunded} = ${table.paid})`,
    ),
    index('orders_kind_created_at_idx').on(table.kind, table.createdAt),
    index('orders_kind_paid_at_idx').on(table.kind, table.paidAt),
    index('orders_kind_state_idx').on(table.kind, table.state),
  ],
);

/**
 * Causes of a change of an order's state: the customer's browser, the payment service, our own check of it, or staff.
 */
export const transitionCauses = ['customer', 'callback', 'webhook', 'reconciliation', 'staff'] as const;

/** Every change of an order's state, in order; rows never change. */
export const orderTransitions = pgTable(
  'order_transitions',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    orderId: keyOf('order_id', () => orders.id),
    from: text('from_state', { enum: orderStates }),
    to: text('to_state', { enum: orderStates }).notNull(),
    cause: text('cause', { enum: transitionCauses }).notNull(),
    /** The account of the actor, if signed in. */
    actor: text('actor'),
    detail: text('detail'),
    at: instant('at').notNull(),
  },
  (table) => [index('order_transitions_order_id_idx').on(table.orderId)],
);

/**
 * An attempt to pay an order. Its reference and amount go to the payment service and never change, so that late money
 * still finds what it was meant for.
 */
export const paymentAttempts = pgTable(
  'payment_attempts',
  {
    txRef: text('tx_ref').primaryKey(),
    orderId: keyOf('order_id', () => orders.id),
    amount: pesewas('amount_pesewas').notNull(),
    /** The part of the amount that covers the payment service's fee. */
    fee: pesewas('fee_pesewas').notNull().default(0),
    currency: text('currency', { enum: ['GHS'] }).notNull(),
    openedAt: instant('opened_at').notNull(),
    /** How often the reconciliation has checked it with the payment service. */
    checks: integer('checks').notNull().default(0),
    /** When it is checked next; null for never. */
    nextCheckAt: instant('next_check_at'),
  },
  (table) => [
    check('payment_attempts_amount_check', sql`${table.amount} > 0`),
    index('payment_attempts_order_id_idx').on(table.orderId, table.openedAt),
    index('payment_attempts_next_check_at_idx')
      .on(table.nextCheckAt)
      .where(sql`${table.nextCheckAt} is not null`),
  ],
);
