import { and, eq } from 'drizzle-orm';
import { paymentAttempts, payments } from '../platform/db/schema';
import { lockOrder } from '../platform/orders/lockOrder';
import { moveOrder, type Cause } from '../platform/orders/moveOrder';
import { openAttempt } from '../platform/orders/openOrder';
import { canMove, type Order } from '../platform/orders/orderStates';
import { flagOutsider, flagsOfGrant, refusalOf } from './judge';
import type { PaymentDeps } from './paymentDeps';
import type { Transaction } from './provider';
import { recordPayment, type Payment } from './recordPayment';
import { raiseFlag } from './raiseFlag';
import { waitLonger } from './schedule';

/**
 * The result of a transaction: `granted` now, or `known` when this payment had already paid the order; `pending` or
 * `failed`; `flagged` for staff without a grant; or `ignored` when it changed nothing.
 */
export type Outcome = 'granted' | 'known' | 'pending' | 'failed' | 'flagged' | 'ignored';

export interface Settled {
  outcome: Outcome;
  order: Order | undefined;
}

export type Attempt = typeof paymentAttempts.$inferSelect;

/**
 * Records a transaction of the payment service. One database transaction locks the order's row, so that the order is
 * granted once with all effects, however often and in whatever order this is called.
 */
export function settle(deps: PaymentDeps, transaction: Transaction, cause: Cause): Promise<Settled> {
  return deps.db.transaction((tx) => settleInside({ ...deps, db: tx }, transaction, cause));
}

async function settleInside(deps: PaymentDeps, transaction: Transaction, cause: Cause): Promise<Settled> {
  const attempt = await attemptOf(deps, transaction.txRef);
  if (!attempt) {
    await recordPayment(deps, transaction, undefined);
    if (transaction.status !== 'successful') return { outcome: 'ignored', order: undefined };
    await raiseFlag(deps, flagOutsider(transaction));
    return { outcome: 'flagged', order: undefined };
  }
  const order = await lockOrder(deps, attempt.orderId);
  const { payment, hadFailed } = await recordPayment(deps, transaction, order.id);
  switch (payment.status) {
    case 'successful':
      return takeMoney(deps, { order, attempt, payment, hadFailed, cardToken: transaction.cardToken }, cause);
    case 'failed':
      return fail(deps, order, payment, cause);
    case 'pending':
      return wait(deps, order, payment, cause);
  }
}

export async function attemptOf(
  { db }: Pick<PaymentDeps, 'db'>,
  txRef: string,
): Promise<Attempt | undefined> {
  const [attempt] = await db.select().from(paymentAttempts).where(eq(paymentAttempts.txRef, txRef));
  return attempt;
}

interface Arrival {
  order: Order;
  attempt: Attempt;
  payment: Payment;
  hadFailed: boolean;
  cardToken: string | undefined;
}

async function takeMoney(deps: PaymentDeps, arrival: Arrival, cause: Cause): Promise<Settled> {
  const { order, attempt, payment } = arrival;
  if (payment.granted) return { outcome: 'known', order };
  const refusal = refusalOf(arrival);
  if (refusal) {
    await raiseFlag(deps, refusal);
    return { outcome: 'flagged', order: await payableAgain(deps, order, attempt) };
  }
  for (const flag of flagsOfGrant(arrival)) await raiseFlag(deps, flag);
  await deps.db.update(payments).set({ granted: true }).where(eq(payments.id, payment.id));
  const changes = { amount: attempt.amount, paid: payment.amount, paidAt: deps.clock.now() };
  const detail = `Payment ${payment.providerId}`;
  const paid = await moveOrder(deps, order, 'paid', { ...cause, detail }, changes);
  await effectsOf(deps, paid).paid(deps, paid, { cardToken: arrival.cardToken, fee: attempt.fee });
  deps.log.info({ orderId: order.id, payment: payment.providerId, by: cause.by }, 'order paid');
  return { outcome: 'granted', order: paid };
}

/**
 * Gives an order a new reference after too low a payment, because the payment service accepts a reference once. A
 * failed or expired order gets one when it is reopened.
 */
async function payableAgain(deps: PaymentDeps, order: Order, { txRef, fee }: Attempt): Promise<Order> {
  return order.state === 'created' && order.txRef === txRef ? openAttempt(deps, order, fee) : order;
}

/**
 * Fails the order if the payment belongs to its current attempt. Failures of older attempts or paid orders change
 * nothing.
 */
async function fail(deps: PaymentDeps, order: Order, payment: Payment, cause: Cause): Promise<Settled> {
  if (payment.txRef !== order.txRef || !canMove(order.state, 'failed')) return { outcome: 'ignored', order };
  if (await isAnotherUnderWay(deps, payment)) return { outcome: 'ignored', order };
  const detail = payment.response ?? `Payment ${payment.providerId}`;
  return { outcome: 'failed', order: await moveOrder(deps, order, 'failed', { ...cause, detail }) };
}

/**
 * Returns whether another attempt under the same reference is pending. The report of a failed attempt may come after
 * the next has started: asking the customer to pay again would make them pay twice.
 */
async function isAnotherUnderWay({ db }: PaymentDeps, { txRef }: Payment): Promise<boolean> {
  const underWay = and(eq(payments.txRef, txRef), eq(payments.status, 'pending'));
  return (await db.$count(payments, underWay)) > 0;
}

async function wait(deps: PaymentDeps, order: Order, payment: Payment, cause: Cause): Promise<Settled> {
  if (order.state === 'pending') return { outcome: 'pending', order };
  // A pending state long afterwards is no news: an expired order stays expired until it is paid.
  if (order.state === 'expired' && cause.by === 'reconciliation') return { outcome: 'ignored', order };
  if (payment.txRef !== order.txRef || !canMove(order.state, 'pending')) return { outcome: 'ignored', order };
  const expiresAt = await waitLonger(deps, payment.txRef);
  const detail = `Payment ${payment.providerId}`;
  return {
    outcome: 'pending',
    order: await moveOrder(deps, order, 'pending', { ...cause, detail }, { expiresAt }),
  };
}

export function effectsOf({ orderEffects }: Pick<PaymentDeps, 'orderEffects'>, { kind }: Order) {
  const effects = orderEffects[kind];
  if (!effects) throw new Error(`The kind ${kind} has no effects of a paid order`);
  return effects;
}
