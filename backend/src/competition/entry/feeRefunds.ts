import type { ServiceContext } from '../../platform/db/context';
import type { EffectHandler } from '../../platform/outbox/effectHandler';
import type { PaymentDeps } from '../../payments/paymentDeps';
import { queuedRefundHandler, queueRefundOf, type QueuedRefund } from '../../payments/refunds/queuedRefunds';

/** The kind of effect that refunds a fee through the payment service. */
export const feeRefundKind = 'competition.refund';

/** Queues the refund of a fee, in the caller's transaction; an order is refunded once. */
export const queueFeeRefund = (
  context: ServiceContext,
  request: Pick<QueuedRefund, 'orderId' | 'reason' | 'actor'>,
): Promise<boolean> => queueRefundOf(context, feeRefundKind, request.orderId, { ...request, amount: null });

/** Returns the handler of queued refunds of fees. */
export const feeRefundHandler = (deps: PaymentDeps): EffectHandler =>
  queuedRefundHandler(deps, { kind: feeRefundKind, what: 'an entry' });
