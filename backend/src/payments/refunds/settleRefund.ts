import { and, eq, isNull } from 'drizzle-orm';
import { notFound, ServiceError } from '../../platform/core/errors';
import { paymentFlags, refunds } from '../../platform/db/schema';
import type { PaymentDeps } from '../paymentDeps';
import { finishRefund, type Refund } from './finishRefund';

interface Finding {
  refundId: string;
  /** Whether the payment service's own pages show the refund. */
  happened: boolean;
  /** The account that checked it. */
  actor: string;
}

/** Ends a refund with an unknown outcome, by the report of a person who checked it. */
export async function settleRefund(
  deps: PaymentDeps,
  { refundId, happened, actor }: Finding,
): Promise<Refund> {
  const [refund] = await deps.db.select().from(refunds).where(eq(refunds.id, refundId));
  if (!refund) throw notFound('This refund');
  if (refund.state === 'requested') {
    throw new ServiceError('conflict', 'This refund is still under way. Please wait a few minutes.');
  }
  const ended = await finishRefund(
    deps,
    refundId,
    happened
      ? { state: 'done', providerId: null, by: actor }
      : { state: 'failed', problem: 'Staff found that it did not happen' },
  );
  const now = deps.clock.now();
  await deps.db
    .update(paymentFlags)
    .set({ resolvedAt: now, resolvedBy: actor, note: happened ? 'It went back' : 'It did not go back' })
    .where(and(eq(paymentFlags.key, `refund_unclear:${refundId}`), isNull(paymentFlags.resolvedAt)));
  return ended;
}
