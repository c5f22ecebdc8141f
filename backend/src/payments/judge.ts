import { formatMoney } from '@school/shared/format';
import type { Order } from '../platform/orders/orderStates';
import type { Transaction } from './provider';
import { amountOf, type raiseFlag } from './raiseFlag';
import type { Payment } from './recordPayment';

type Case = Parameters<typeof raiseFlag>[1];

interface Arrival {
  order: Order;
  attempt: { txRef: string; amount: number; currency: string };
  payment: Payment;
}

interface Grant extends Arrival {
  /** Whether the payment service had reported before that this payment had failed. */
  hadFailed: boolean;
}

/** Returns why a successful payment is not granted; undefined when it is. */
export function refusalOf({ order, attempt, payment }: Arrival): Case | undefined {
  const about = factsOf(order, payment);
  const came = amountOf(payment);
  if (payment.currency !== attempt.currency) {
    const detail = `${came} came where ${formatMoney(attempt.amount)} was due. Nothing was given for it; send it back.`;
    return { ...about, kind: 'wrong_currency', detail };
  }
  if (payment.amount < attempt.amount) {
    const detail = `${came} came where ${formatMoney(attempt.amount)} was due. Nothing was given for it; send it back, or ask for the rest.`;
    return { ...about, kind: 'underpaid', detail };
  }
  if (order.state === 'paid' || order.state === 'refunded') {
    const detail = `${came} came for an order that another payment had paid before. It was given once; send this one back.`;
    return { ...about, kind: 'paid_twice', detail };
  }
  return undefined;
}

/** Returns the cases for staff of a payment that is granted. */
export function flagsOfGrant({ order, attempt, payment, hadFailed }: Grant): Case[] {
  const about = factsOf(order, payment);
  const flags: Case[] = [];
  if (payment.amount > attempt.amount) {
    const detail = `${amountOf(payment)} came where ${formatMoney(attempt.amount)} was due. No more was given for it; send the rest back.`;
    flags.push({ ...about, kind: 'overpaid', detail });
  }
  // An earlier failed attempt is normal and no case.
  if (order.state === 'expired' || hadFailed) {
    const before = hadFailed ? 'this payment was said to have failed' : 'the order had been given up';
    const detail = `${amountOf(payment)} came after ${before}. It counts as paid.`;
    flags.push({ ...about, kind: 'paid_late', detail });
  }
  return flags;
}

/** Returns the case of a payment under an unknown reference. */
export const flagOutsider = (transaction: Transaction): Case => ({
  kind: 'unknown_reference',
  about: transaction.id,
  txRef: transaction.txRef,
  providerId: transaction.id,
  detail: `${amountOf(transaction)} came under a reference that is not ours. Nothing was given for it.`,
});

const factsOf = (order: Order, payment: Payment) => ({
  about: payment.providerId,
  orderId: order.id,
  txRef: payment.txRef,
  providerId: payment.providerId,
});
