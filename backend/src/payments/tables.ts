import {
  orders,
  orderTransitions,
  paymentAttempts,
  paymentFlags,
  payments,
  refunds,
  webhookDeliveries,
} from '../platform/db/schema';
import type { FeatureTable } from '../platform/feature/feature';

export const tables: readonly FeatureTable[] = [
  { table: orders, kind: 'payments', row: 'Order' },
  { table: orderTransitions, kind: 'payments', unrecorded: 'is itself a record of changes' },
  { table: paymentAttempts, kind: 'payments', unrecorded: 'is itself a record of changes' },
  { table: payments, kind: 'payments', row: 'Payment' },
  { table: paymentFlags, kind: 'payments', row: 'Payment case' },
  { table: refunds, kind: 'payments', row: 'Refund' },
  { table: webhookDeliveries, kind: 'payments', unrecorded: 'is itself a record of changes' },
];
