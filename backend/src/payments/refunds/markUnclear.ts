import { and, eq } from 'drizzle-orm';
import { payments, refunds } from '../../platform/db/schema';
import type { PaymentDeps } from '../paymentDeps';
import { amountOf, raiseFlag } from '../raiseFlag';
import type { Refund } from './finishRefund';

/** Marks a refund whose outcome is unknown: it is not requested again, and staff get a case. */
export function markUnclear(deps: PaymentDeps, refund: Refund, problem: string): Promise<Refund> {
  return deps.db.transaction(async (tx) => {
    const [unclear] = await tx
      .update(refunds)
      .set({ state: 'unclear', problem })
      .where(and(eq(refunds.id, refund.id), eq(refunds.state, 'requested')))
      .returning();
    if (!unclear) return refund;
    const [payment] = await tx.select().from(payments).where(eq(payments.id, refund.paymentId));
    if (!payment) throw new Error(`Payment ${refund.paymentId} does not exist`);
    await raiseFlag(
      { ...deps, db: tx },
      {
        kind: 'refund_unclear',
        about: refund.id,
        orderId: payment.orderId ?? undefined,
        txRef: payment.txRef,
        providerId: payment.providerId,
        detail: `Nobody knows whether ${amountOf({ amount: refund.amount, currency: payment.currency })} went back. Look for ${refund.id} on the payment service’s pages, then say here what happened.`,
      },
    );
    return unclear;
  });
}
