import {
  orderLabels,
  paymentLabels as storedPayments,
  refundLabels as storedRefunds,
} from '@school/shared/schemas/stored/labels';
import type { StatusKind } from '@school/shared/staff/ui';
import type { Order } from './order';

type State = Order['state'];

/** The states of a donation or order. */
export const stateLabels: Readonly<Record<State, string>> = orderLabels;

export const stateKinds: Readonly<Record<State, StatusKind>> = {
  created: 'new',
  pending: 'progress',
  paid: 'done',
  failed: 'failed',
  expired: 'withdrawn',
  refunded: 'returned',
};

type Payment = Order['payments'][number];

export const paymentLabels: Readonly<Record<Payment['status'], string>> = storedPayments;

export const paymentKinds: Readonly<Record<Payment['status'], StatusKind>> = {
  pending: 'progress',
  failed: 'failed',
  successful: 'done',
};

export const refundLabels: Readonly<Record<Order['refunds'][number]['state'], string>> = storedRefunds;

type Cause = Order['transitions'][number]['cause'];

/** The causes of a change of state. @param payer 'donor' or 'buyer' */
export const causeLabels = (payer: string): Readonly<Record<Cause, string>> => ({
  customer: `by the ${payer}`,
  callback: 'reported by the checkout',
  webhook: 'reported by the payment service',
  reconciliation: 'confirmed with the payment service',
  staff: 'by staff',
});
