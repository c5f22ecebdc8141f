import type { ServiceContext } from '../../platform/db/context';
import type { EffectHandler } from '../../platform/outbox/effectHandler';
import type { PaymentDeps } from '../../payments/paymentDeps';
import { queuedRefundHandler, queueRefundOf, type RefundWish } from '../../payments/refunds/queuedRefunds';

/** The kind of effect that sends a fee back through the payment service. */
export const feeRefundKind = 'competition.refund';

/** Queues a fee to be sent back, in the caller's transaction; an order's goes back once. */
export const queueFeeRefund = (
  context: ServiceContext,
  wish: Pick<RefundWish, 'orderId' | 'reason' | 'actor'>,
): Promise<boolean> => queueRefundOf(context, feeRefundKind, wish.orderId, { ...wish, amount: null });

/** Carries out the queue's refunds of fees, each once. */
export const feeRefundHandler = (deps: PaymentDeps): EffectHandler =>
  queuedRefundHandler(deps, { kind: feeRefundKind, what: 'an entry' });
