import { eq, sql } from 'drizzle-orm';
import { formatMoney } from '@school/shared/format';
import { notFound, ServiceError } from '../../platform/core/errors';
import { payments, refunds } from '../../platform/db/schema';
import { keyReused } from '../../platform/http/oneContentPerKey';
import { lockOrder } from '../../platform/orders/lockOrder';
import type { PaymentDeps } from '../paymentDeps';
import { ProviderError } from '../provider';
import { finishRefund, type Refund } from './finishRefund';
import { markUnclear } from './markUnclear';

interface RefundRequest {
  paymentId: string;
  /** Pesewas; all that remains when undefined. */
  amount?: number | undefined;
  reason?: string | undefined;
  /** Made by the button, so that a repeat makes no second refund. */
  requestKey: string;
  /** The account that requests it. */
  actor: string;
}

/**
 * Refunds money through the payment service. The request is stored and the amount reserved first, so that it is sent
 * only once: without a response it stays `unclear`, and staff check it.
 * @throws ServiceError `conflict` when less than that remains, or the payment service refuses
 */
export async function refundPayment(deps: PaymentDeps, request: RefundRequest): Promise<Refund> {
  const { refund, providerId, isNew } = await setAside(deps, request);
  if (!isNew) return refund;
  try {
    const sent = await deps.provider.refund(
      providerId,
      refund.amount,
      `${refund.id} ${refund.reason ?? ''}`.trim(),
    );
    return await finishRefund(deps, refund.id, { state: 'done', providerId: sent.id, by: request.actor });
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error;
    if (error.problem !== 'refused') return markUnclear(deps, refund, error.message);
    await finishRefund(deps, refund.id, { state: 'failed', problem: error.message });
    throw new ServiceError('conflict', `${error.message}. Nothing was sent back.`, { cause: error });
  }
}

interface SetAside {
  refund: Refund;
  providerId: string;
  isNew: boolean;
}

function setAside(
  deps: PaymentDeps,
  { paymentId, amount, reason, requestKey, actor }: RefundRequest,
): Promise<SetAside> {
  return deps.db.transaction(async (tx) => {
    const payment = await holdPayment({ ...deps, db: tx }, paymentId);
    const left = payment.amount - payment.refunded;
    const [existing] = await tx.select().from(refunds).where(eq(refunds.requestKey, requestKey));
    if (existing) return repeated(existing, payment, amount);
    refuseUnless(payment, left, amount ?? left);
    const [refund] = await tx
      .insert(refunds)
      .values({
        paymentId,
        requestKey,
        amount: amount ?? left,
        state: 'requested',
        reason: reason ?? null,
        requestedBy: actor,
        requestedAt: deps.clock.now(),
      })
      .returning();
    if (!refund) throw new Error('The new refund was not returned');
    await tx
      .update(payments)
      .set({ refunded: sql`${payments.refunded} + ${refund.amount}` })
      .where(eq(payments.id, paymentId));
    return { refund, providerId: payment.providerId, isNew: true };
  });
}

async function holdPayment(deps: PaymentDeps, paymentId: string) {
  const [existing] = await deps.db.select().from(payments).where(eq(payments.id, paymentId));
  if (!existing) throw notFound('This payment');
  if (existing.orderId) await lockOrder(deps, existing.orderId);
  const [payment] = await deps.db.select().from(payments).where(eq(payments.id, paymentId)).for('update');
  if (!payment) throw notFound('This payment');
  return payment;
}

type Payment = Awaited<ReturnType<typeof holdPayment>>;

/** A refused refund is stored too, so that its key cannot be used for another amount. */
function repeated(refund: Refund, payment: Payment, amount: number | undefined): SetAside {
  if (amount !== undefined && amount !== refund.amount) throw keyReused();
  if (refund.paymentId === payment.id) return { refund, providerId: payment.providerId, isNew: false };
  throw new ServiceError('conflict', 'This was sent for another payment before.');
}

function refuseUnless({ status }: Payment, left: number, wanted: number): void {
  if (status !== 'successful') {
    throw new ServiceError('conflict', 'Only a payment that went through can be sent back.');
  }
  if (left === 0) throw new ServiceError('conflict', 'All of this payment went back already.');
  if (wanted <= left) return;
  const message = `Only ${formatMoney(left)} is left of this payment.`;
  throw new ServiceError('conflict', message, { fields: [{ field: 'amount', message }] });
}
