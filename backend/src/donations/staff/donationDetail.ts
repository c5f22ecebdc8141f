import { asc, eq } from 'drizzle-orm';
import type { ServiceContext } from '../../db/context';
import { notFound } from '../../core/errors';
import {
  donations,
  orders,
  orderTransitions,
  paymentAttempts,
  payments,
  projects,
  refunds,
} from '../../db/schema';
import { flagsOfOrder } from '../../payments/flags/listFlags';
import { refundView } from '../../payments/refunds/refundView';
import { projectColumns } from '../getDonation';
import { mailsOfOrder } from './mailsOfOrder';
import { rowOf } from './readRows';
import type { DonationDetail } from './staff.routes';

type Context = Pick<ServiceContext, 'db'>;

/** A donation with its whole history. */
export async function donationDetail({ db }: Context, donationId: string): Promise<DonationDetail> {
  const [row] = await db
    .select({ donation: donations, order: orders, project: projectColumns })
    .from(donations)
    .innerJoin(orders, eq(orders.id, donations.orderId))
    .innerJoin(projects, eq(projects.id, donations.projectId))
    .where(eq(donations.id, donationId));
  if (!row) throw notFound('This donation');
  const { donation, order } = row;
  const flags = await flagsOfOrder({ db }, order.id);
  const openFlags = flags.filter(({ resolvedAt }) => resolvedAt === null).length;
  const sentBack = await refundsOf({ db }, order.id);
  return {
    ...rowOf({ ...row, openFlags }),
    message: donation.message,
    currency: order.currency,
    orderNumber: order.number,
    expiresAt: order.expiresAt.toISOString(),
    transitions: await transitionsOf({ db }, order.id),
    attempts: await attemptsOf({ db }, order.id),
    payments: await paymentsOf({ db }, order.id),
    refunds: sentBack,
    flags,
    mails: await mailsOfOrder({ db }, order.id, { refunds: sentBack, flags }),
  };
}

async function transitionsOf({ db }: Context, orderId: string): Promise<DonationDetail['transitions']> {
  const rows = await db
    .select()
    .from(orderTransitions)
    .where(eq(orderTransitions.orderId, orderId))
    .orderBy(asc(orderTransitions.id));
  return rows.map(({ from, to, cause, actor, detail, at }) => ({
    from,
    to,
    cause,
    actor,
    detail,
    at: at.toISOString(),
  }));
}

async function attemptsOf({ db }: Context, orderId: string): Promise<DonationDetail['attempts']> {
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

async function paymentsOf({ db }: Context, orderId: string): Promise<DonationDetail['payments']> {
  const rows = await db
    .select(paymentColumns)
    .from(payments)
    .where(eq(payments.orderId, orderId))
    .orderBy(asc(payments.firstSeenAt));
  return rows.map(({ at, ...payment }) => ({ ...payment, at: at.toISOString() }));
}

async function refundsOf({ db }: Context, orderId: string): Promise<DonationDetail['refunds']> {
  const rows = await db
    .select({ refund: refunds })
    .from(refunds)
    .innerJoin(payments, eq(payments.id, refunds.paymentId))
    .where(eq(payments.orderId, orderId))
    .orderBy(asc(refunds.requestedAt));
  return rows.map(({ refund }) => ({ ...refundView(refund), paymentId: refund.paymentId }));
}
