import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  integer,
  pgTable,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { orders } from './orders';
import { instant, pesewas, ownId, keyOf, isOneOf } from './columns';

/** Transactions as the payment service reported them, each once. Amounts are in hundredths of the currency. */
export const payments = pgTable(
  'payments',
  {
    id: ownId(),
    providerId: text('provider_id').notNull(),
    txRef: text('tx_ref').notNull(),
    /** Null when the reference is unknown. */
    orderId: uuid('order_id').references(() => orders.id),
    status: text('status', { enum: ['pending', 'failed', 'successful'] }).notNull(),
    amount: pesewas('amount_minor').notNull(),
    currency: text('currency').notNull(),
    /** Whether the order was granted for it. */
    granted: boolean('granted').notNull().default(false),
    /** Refunded, or being refunded. */
    refunded: pesewas('refunded_minor').notNull().default(0),
    providerReference: text('provider_reference'),
    paymentType: text('payment_type'),
    fee: pesewas('fee_minor'),
    /** What the payment service reports about the outcome. */
    response: text('response'),
    firstSeenAt: instant('first_seen_at').notNull(),
    changedAt: instant('changed_at').notNull(),
  },
  (table) => [
    unique('payments_provider_id_key').on(table.providerId),
    uniqueIndex('payments_granted_order_id_key')
      .on(table.orderId)
      .where(sql`${table.granted}`),
    isOneOf('payments_status_check', table.status),
    check('payments_amount_check', sql`${table.amount} >= 0`),
    check('payments_granted_check', sql`not ${table.granted} or ${table.status} = 'successful'`),
    check('payments_refunded_check', sql`${table.refunded} between 0 and ${table.amount}`),
    index('payments_order_id_idx').on(table.orderId),
  ],
);

/** Deliveries to the webhook, each content once even if repeated. */
export const webhookDeliveries = pgTable(
  'webhook_deliveries',
  {
    /** SHA-256 of the body. */
    digest: text('digest').primaryKey(),
    event: text('event').notNull(),
    providerId: text('provider_id').notNull(),
    txRef: text('tx_ref'),
    times: integer('times').notNull().default(1),
    firstAt: instant('first_at').notNull(),
    lastAt: instant('last_at').notNull(),
    /** The outcome; null until it was processed. */
    outcome: text('outcome'),
  },
  (table) => [index('webhook_deliveries_first_at_idx').on(table.firstAt)],
);

/** Payments that staff must check, each case once. */
export const paymentFlags = pgTable(
  'payment_flags',
  {
    id: ownId(),
    kind: text('kind', {
      enum: [
        'unknown_reference',
        'underpaid',
        'overpaid',
        'wrong_currency',
        'paid_twice',
        'paid_late',
        'other_order',
        'refund_unclear',
      ],
    }).notNull(),
    /** Identifies the case, so that it is flagged once. */
    key: text('key').notNull(),
    orderId: uuid('order_id').references(() => orders.id),
    txRef: text('tx_ref'),
    providerId: text('provider_id'),
    /** A description of the case. */
    detail: text('detail').notNull(),
    createdAt: instant('created_at').notNull(),
    resolvedAt: instant('resolved_at'),
    resolvedBy: text('resolved_by'),
    note: text('note'),
  },
  (table) => [
    unique('payment_flags_key_key').on(table.key),
    index('payment_flags_order_id_idx').on(table.orderId),
    index('payment_flags_open_idx')
      .on(table.createdAt)
      .where(sql`${table.resolvedAt} is null`),
    check('payment_flags_resolved_check', sql`(${table.resolvedAt} is null) = (${table.resolvedBy} is null)`),
  ],
);

/** Refunds. The row is created before the request to the payment service, so that no response can be lost. */
export const refunds = pgTable(
  'refunds',
  {
    id: ownId(),
    paymentId: keyOf('payment_id', () => payments.id),
    /** Made by the button, so that a repeat makes no second refund. */
    requestKey: uuid('request_key').notNull(),
    amount: pesewas('amount_minor').notNull(),
    state: text('state', { enum: ['requested', 'done', 'failed', 'unclear'] }).notNull(),
    reason: text('reason'),
    requestedBy: text('requested_by').notNull(),
    providerId: text('provider_id'),
    /** Why it failed, or why its outcome is unknown. */
    problem: text('problem'),
    requestedAt: instant('requested_at').notNull(),
    endedAt: instant('ended_at'),
  },
  (table) => [
    unique('refunds_request_key_key').on(table.requestKey),
    index('refunds_payment_id_idx').on(table.paymentId),
    index('refunds_failed_idx')
      .on(table.requestedAt)
      .where(sql`${table.state} = 'failed'`),
    index('refunds_ended_at_idx')
      .on(table.endedAt)
      .where(sql`${table.state} = 'done'`),
    check('refunds_amount_check', sql`${table.amount} > 0`),
    isOneOf('refunds_state_check', table.state),
  ],
);
