import { asc, eq } from 'drizzle-orm';
import { readAccountNames } from '../../platform/db/accountNames';
import type { ServiceContext } from '../../platform/db/context';
import { orderTransitions, paymentAttempts, payments, refunds } from '../../platform/db/schema';
import { flagsOfOrder } from '../flags/listFlags';
import { refundView } from '../refunds/refundView';
import type { OrderHistory } from './history.contract';

type Context = Pick<ServiceContext, 'db'>;

/** Returns the history of an order, each part oldest first. */
export async function orderHistory(context: Context, orderId: string): Promise<OrderHistory> {
  return {
    transitions: await transitionsOf(context, orderId),
    attempts: await attemptsOf(context, orderId),
    payments: await paymentsOf(context, orderId),
    refunds: await refundsOf(context, orderId),
    flags: await flagsOfOrder(context, orderId),
  };
}

async function transitionsOf({ db }: Context, orderId: string): Promise<OrderHistory['transitions']> {
  const rows = await db
    .select()
    .from(orderTransitions)
    .where(eq(orderTransitions.orderId, orderId))
    .orderBy(asc(orderTransitions.id));
  const nameOf = await readAccountNames(
    db,
    rows.map(({ actor }) => actor),
  );
  return rows.map(({ from, to, cause, actor, detail, at }) => ({
    from,
    to,
    cause,
    actor: nameOf(actor),
    detail,
    at: at.toISOString(),
  }));
}

async function attemptsOf({ db }: Context, orderId: string): Promise<OrderHistory['attempts']> {
  const rows = await db
    .select()
    .from(paymentAttempts)
    .where(eq(paymentAttempts.orderId, orderId))
    .orderBy(asc(paymentAttempts.openedAt));
  return rows.map(({ txRef, amount, openedAt, checks, nextCheckAt }) => ({
    txRef,
    amount,
    openedAt: openedAt.toISOString(),
    checks,
    nextCheckAt: nextCheckAt?.toISOString() ?? null,
  }));
}

const paymentColumns = {
  id: payments.id,
  providerId: payments.providerId,
  txRef: payments.txRef,
  status: payments.status,
  amount: payments.amount,
  refunded: payments.refunded,
  currency: payments.currency,
  paymentType: payments.paymentType,
  providerReference: payments.providerReference,
  response: payments.response,
  granted: payments.granted,
  at: payments.firstSeenAt,
};

async function paymentsOf({ db }: Context, orderId: string): Promise<OrderHistory['payments']> {
  const rows = await db
    .select(paymentColumns)
    .from(payments)
    .where(eq(payments.orderId, orderId))
    .orderBy(asc(payments.firstSeenAt));
  return rows.map(({ at, ...payment }) => ({ ...payment, at: at.toISOString() }));
}

async function refundsOf({ db }: Context, orderId: string): Promise<OrderHistory['refunds']> {
  const rows = await db
    .select({ refund: refunds })
    .from(refunds)
    .innerJoin(payments, eq(payments.id, refunds.paymentId))
    .where(eq(payments.orderId, orderId))
    .orderBy(asc(refunds.requestedAt));
  const nameOf = await readAccountNames(
    db,
    rows.map(({ refund }) => refund.requestedBy),
  );
  return rows.map(({ refund }) => ({ ...refundView(refund, nameOf), paymentId: refund.paymentId }));
}
