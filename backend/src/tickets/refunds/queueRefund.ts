import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import type { ServiceContext } from '../../db/context';
import { enqueue } from '../../outbox/enqueue';

/** The kind of effect that sends money of an order back through the payment service. */
export const refundKind = 'tickets.refund';

export const refundWish = z.object({
  orderId: z.uuid(),
  /** Pesewas; all that is left when null. */
  amount: z.int().min(1).nullable(),
  reason: z.string(),
  /** The account of who asked for it, or `tickets` for what nobody did. */
  actor: z.string(),
  /** The same refund is asked for once. */
  requestKey: z.uuid(),
});

export type RefundWish = z.infer<typeof refundWish>;

/** Queues money to be sent back, in the caller's transaction. @param key names it: it is sent once */
export const queueRefund = (
  context: ServiceContext,
  key: string,
  wish: Omit<RefundWish, 'requestKey'>,
): Promise<boolean> =>
  enqueue(context, {
    kind: refundKind,
    key: `tickets.refund:${key}`,
    payload: { ...wish, requestKey: randomUUID() },
  });
