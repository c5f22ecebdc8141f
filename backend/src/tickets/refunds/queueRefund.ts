import type { ServiceContext } from '../../platform/db/context';
import { queueRefundOf, type QueuedRefund } from '../../payments/refunds/queuedRefunds';

/** The kind of effect that refunds an order through the payment service. */
export const refundKind = 'tickets.refund';

/** Queues a refund in the caller's transaction. @param key identifies it, so that it is made once */
export const queueRefund = (
  context: ServiceContext,
  key: string,
  request: Omit<QueuedRefund, 'requestKey'>,
): Promise<boolean> => queueRefundOf(context, refundKind, key, request);
