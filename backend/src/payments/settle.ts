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
 * What came of a transaction: the order was `granted` now, or `known` to be paid by this very payment; it is `pending`
 * or `failed`; the payment was `flagged` for staff and nothing granted; or it changed nothing and is `ignored`.
 */
export type Outcome = 'granted' | 'known' | 'pending' | 'failed' | 'flagged' | 'ignored';

export interface Settled {
  outcome: Outcome;
  order: Order | undefined;
}

export type Attempt = typeof paymentAttempts.$inferSelect;

/**
 * Records what the payment service reports of a transaction: one database transaction that holds the order's row, so that
 * however often and in whatever order it is called, the order is granted once, with everything that comes of it.
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
      return takeMoney(deps, { order, attempt, payment, hadFailed }, cause);
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
}

async function takeMoney(deps: PaymentDeps, arrival: Arrival, cause: Cause): Promise<Settled> {
  const { order, attempt, payment } = arrival;
  if (payment.granted) return { outcome: 'known', order };
  const refusal = refusalOf(arrival);
  if (refusal) {
    await raiseFlag(deps, refusal);
    return { outcome: 'flagged', order: await payableAgain(deps, order, payment) };
  }
  for (const flag of flagsOfGrant(arrival)) await raiseFlag(deps, flag);
  await deps.db.update(payments).set({ granted: true }).where(eq(payments.id, payment.id));
  const changes = { amount: attempt.amount, paid: payment.amount, paidAt: deps.clock.now() };
  const detail = `Payment ${payment.providerId}`;
  const paid = await moveOrder(deps, order, 'paid', { ...cause, detail }, changes);
  await effectsOf(deps, paid).paid(deps, paid);
  deps.log.info({ orderId: order.id, payment: payment.providerId, by: cause.by }, 'order paid');
  return { outcome: 'granted', order: paid };
}

/**
 * Too little came under the reference that an order is to be paid by, and the payment service takes a reference once: it
 * gets a fresh one. An order that had failed or expired gets one when it is opened again.
 */
async function payableAgain(deps: PaymentDeps, order: Order, { txRef }: Payment): Promise<Order> {
  return order.state === 'created' && order.txRef === txRef ? openAttempt(deps, order) : order;
}

/** A failure counts for the attempt that is under way; of an older one, or of an order that is paid, it says nothing. */
async function fail(deps: PaymentDeps, order: Order, payment: Payment, cause: Cause): Promise<Settled> {
  if (payment.txRef !== order.txRef || !canMove(order.state, 'failed')) return { outcome: 'ignored', order };
  if (await isAnotherUnderWay(deps, payment)) return { outcome: 'ignored', order };
  const detail = payment.response ?? `Payment ${payment.providerId}`;
  return { outcome: 'failed', order: await moveOrder(deps, order, 'failed', { ...cause, detail }) };
}

/**
 * One reference can be tried several times, and the report of a failed try may come after the next has started: a
 * customer who is then asked to pay again would pay twice.
 */
async function isAnotherUnderWay({ db }: PaymentDeps, { txRef }: Payment): Promise<boolean> {
  const underWay = and(eq(payments.txRef, txRef), eq(payments.status, 'pending'));
  return (await db.$count(payments, underWay)) > 0;
}

async function wait(deps: PaymentDeps, order: Order, payment: Payment, cause: Cause): Promise<Settled> {
  if (order.state === 'pending') return { outcome: 'pending', order };
  // What still hangs when it is asked about long after is no news: an order that was given up stays so until money comes.
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
  if (!effects) throw new Error(`Nothing says what a paid order of the kind ${kind} does`);
  return effects;
}
