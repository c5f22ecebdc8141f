import { formatMoney } from '@school/shared/format';
import { and, eq } from 'drizzle-orm';
import { ServiceError } from '../../core/errors';
import { payments, ticketOrders } from '../../db/schema';
import { enqueueMail } from '../../mail/enqueueMail';
import { PermanentFailure } from '../../outbox/permanentFailure';
import type { EffectHandler } from '../../outbox/worker';
import type { PaymentDeps } from '../../payments/paymentDeps';
import { refundPayment } from '../../payments/refunds/refundPayment';
import { refundWish, type RefundWish } from './queueRefund';

/** Carries out the queue's refunds, each once. */
export const refundHandler =
  (deps: PaymentDeps): EffectHandler =>
  async ({ payload }) => {
    const wish = refundWish.parse(payload);
    const payment = await paymentOf(deps, wish.orderId);
    // A refund is asked for once, and an answer that got lost needs a person: so only of somebody who answers.
    await deps.provider.transaction(payment.providerId);
    const { requestKey, reason, actor } = wish;
    const amount = wish.amount ?? undefined;
    try {
      await refundPayment(deps, { paymentId: payment.id, amount, reason, requestKey, actor });
    } catch (error) {
      if (!(error instanceof ServiceError) || error.code !== 'conflict') throw error;
      await tellStaff(deps, wish, error.message);
      throw new PermanentFailure(error.message, { cause: error });
    }
  };

async function paymentOf({ db }: PaymentDeps, orderId: string) {
  const [payment] = await db
    .select()
    .from(payments)
    .where(and(eq(payments.orderId, orderId), eq(payments.granted, true)));
  if (!payment) throw new PermanentFailure(`Order ${orderId} has no payment that counts`);
  return payment;
}

async function tellStaff(deps: PaymentDeps, { orderId, amount, requestKey }: RefundWish, problem: string) {
  const [order] = await deps.db.select().from(ticketOrders).where(eq(ticketOrders.orderId, orderId));
  await enqueueMail(deps, {
    key: `tickets.refund-refused:${requestKey}`,
    to: deps.settings.mail.staff,
    message: {
      subject: 'A refund for tickets was refused',
      blocks: [
        { heading: 'A refund needs you' },
        { text: `The payment service did not send money back that is due for tickets: ${problem}` },
        {
          facts: [
            { label: 'Amount', value: amount === null ? 'All of it' : formatMoney(amount) },
            ...(order ? [{ label: 'For', value: `${order.name}, ${order.email ?? 'no e-mail'}` }] : []),
          ],
        },
      ],
    },
  });
}
