import { randomUUID } from 'node:crypto';
import { formatMoney } from '@school/shared/format';
import { and, eq } from 'drizzle-orm';
import { z } from 'zod';
import { ServiceError } from '../../platform/core/errors';
import { isAccount } from '../../platform/db/accountNames';
import type { ServiceContext } from '../../platform/db/context';
import { orders, payments } from '../../platform/db/schema';
import { recordedDatabase } from '../../platform/http/recordedDatabase';
import { enqueueStaffMail } from '../../platform/mail/enqueueStaffMail';
import { enqueue } from '../../platform/outbox/enqueue';
import { PermanentFailure } from '../../platform/outbox/permanentFailure';
import type { EffectHandler } from '../../platform/outbox/effectHandler';
import type { PaymentDeps } from '../paymentDeps';
import { refundPayment } from './refundPayment';

const queuedRefund = z.object({
  orderId: z.uuid(),
  /** Pesewas; null for all that remains. */
  amount: z.int().min(1).nullable(),
  reason: z.string(),
  /** The account that requested it, or the feature that did so automatically. */
  actor: z.string(),
  /** The same refund is requested once. */
  requestKey: z.uuid(),
});

export type QueuedRefund = z.infer<typeof queuedRefund>;

interface Queued {
  /** The kind of its effects. */
  kind: string;
  /** What was paid for, as staff read it: 'tickets', 'an entry'. */
  what: string;
}

/** Queues a refund in the caller's transaction. @param key identifies it, so that it is made once */
export const queueRefundOf = (
  context: ServiceContext,
  kind: string,
  key: string,
  request: Omit<QueuedRefund, 'requestKey'>,
): Promise<boolean> =>
  enqueue(context, { kind, key: `${kind}:${key}`, payload: { ...request, requestKey: randomUUID() } });

/** Returns a handler for refunds that a feature queued. */
export const queuedRefundHandler =
  (deps: PaymentDeps, { kind, what }: Queued): EffectHandler =>
  async ({ payload }) => {
    const request = queuedRefund.parse(payload);
    const payment = await paymentOf(deps, request.orderId);
    // A refund is requested only once, and a lost response needs staff: so first make sure that the service responds.
    await deps.provider.transaction(payment.providerId);
    const { requestKey, reason, actor } = request;
    const amount = request.amount ?? undefined;
    try {
      await refundPayment(inNameOf(deps, request), {
        paymentId: payment.id,
        amount,
        reason,
        requestKey,
        actor,
      });
    } catch (error) {
      if (!(error instanceof ServiceError) || error.code !== 'conflict') throw error;
      await tellStaff(deps, { kind, what }, request, error.message);
      throw new PermanentFailure(error.message, { cause: error });
    }
  };

/**
 * Attributes a queued refund to the staff member who requested it, in the audit log and in open records, although the
 * worker makes it.
 */
function inNameOf(deps: PaymentDeps, { actor, requestKey }: QueuedRefund): PaymentDeps {
  if (!isAccount(actor)) return deps;
  const action = { id: requestKey, at: deps.clock.now(), account: actor, name: null };
  return { ...deps, db: recordedDatabase(deps.db, { ...action, operation: 'refundPayment' }) };
}

async function paymentOf({ db }: PaymentDeps, orderId: string) {
  const [payment] = await db
    .select()
    .from(payments)
    .where(and(eq(payments.orderId, orderId), eq(payments.granted, true)));
  if (!payment) throw new PermanentFailure(`Order ${orderId} has no granted payment`);
  return payment;
}

async function tellStaff(
  deps: PaymentDeps,
  { kind, what }: Queued,
  { orderId, amount, requestKey }: QueuedRefund,
  problem: string,
) {
  const [order] = await deps.db.select().from(orders).where(eq(orders.id, orderId));
  await enqueueStaffMail(deps, {
    topic: 'payments',
    key: `${kind}-refused:${requestKey}`,
    message: {
      subject: `A refund for ${what} was refused`,
      blocks: [
        { heading: 'A refund needs you' },
        { text: `The payment service did not send money back that is due for ${what}: ${problem}` },
        {
          facts: [
            { label: 'Amount', value: amount === null ? 'All of it' : formatMoney(amount) },
            ...(order ? [{ label: 'For', value: `${order.customerName}, ${order.customerEmail}` }] : []),
          ],
        },
      ],
    },
  });
}
