import type { ServiceContext } from '../../platform/db/context';
import { queueRefundOf, type RefundWish } from '../../payments/refunds/queuedRefunds';

/** The kind of effect that sends money of an order back through the payment service. */
export const refundKind = 'tickets.refund';

/** Queues money to be sent back, in the caller's transaction. @param key names it: it is sent once */
export const queueRefund = (
  context: ServiceContext,
  key: string,
  wish: Omit<RefundWish, 'requestKey'>,
): Promise<boolean> => queueRefundOf(context, refundKind, key, wish);
