import { eq, sql } from 'drizzle-orm';
import { orders, payments, refunds } from '../../platform/db/schema';
import { lockOrder } from '../../platform/orders/lockOrder';
import { moveOrder } from '../../platform/orders/moveOrder';
import { netPaid } from '../../platform/orders/orderEffects';
import type { PaymentDeps } from '../paymentDeps';
import { effectsOf } from '../settle';

export type Refund = typeof refunds.$inferSelect;

/** The result of a refund. */
export type RefundEnd =
  | { state: 'done'; providerId: string | null; by: string }
  | { state: 'failed'; problem: string };

/** Ends a pending refund with all its effects, in one transaction; one that has ended does not change. */
export function finishRefund(deps: PaymentDeps, refundId: string, end: RefundEnd): Promise<Refund> {
  return deps.db.transaction((tx) => finishInside({ ...deps, db: tx }, refundId, end));
}

async function finishInside(deps: PaymentDeps, refundId: string, end: RefundEnd): Promise<Refund> {
  const { refund, payment } = await hold(deps, refundId);
  if (refund.state === 'done' || refund.state === 'failed') return refund;
  const ended = await write(deps, refund, end);
  if (end.state === 'failed') {
    await deps.db
      .update(payments)
      .set({ refunded: sql`${payments.refunded} - ${refund.amount}` })
      .where(eq(payments.id, payment.id));
  } else if (payment.granted && payment.orderId) {
    await takeBack(deps, payment.orderId, refund, end.by);
  }
  return ended;
}

/** Locks a refund and its payment, after their order if there is one, as everywhere. */
async function hold(deps: PaymentDeps, refundId: string) {
  const [target] = await deps.db
    .select({ orderId: payments.orderId })
    .from(refunds)
    .innerJoin(payments, eq(payments.id, refunds.paymentId))
    .where(eq(refunds.id, refundId));
  if (target?.orderId) await lockOrder(deps, target.orderId);
  const [row] = await deps.db
    .select({ refund: refunds, payment: payments })
    .from(refunds)
    .innerJoin(payments, eq(payments.id, refunds.paymentId))
    .where(eq(refunds.id, refundId))
    .for('update');
  if (!row) throw new Error(`Refund ${refundId} does not exist`);
  return row;
}

async function write({ db, clock }: PaymentDeps, { id }: Refund, end: RefundEnd): Promise<Refund> {
  const [ended] = await db
    .update(refunds)
    .set({
      state: end.state,
      endedAt: clock.now(),
      ...(end.state === 'done' ? { providerId: end.providerId, problem: null } : { problem: end.problem }),
    })
    .where(eq(refunds.id, id))
    .returning();
  if (!ended) throw new Error(`Refund ${id} does not exist`);
  return ended;
}

/** Subtracts a refund from its order; the order is refunded when nothing remains. */
async function takeBack(deps: PaymentDeps, orderId: string, refund: Refund, by: string): Promise<void> {
  const before = await lockOrder(deps, orderId);
  const refunded = before.refunded + refund.amount;
  const isAll = refunded === before.paid;
  if (isAll) await moveOrder(deps, before, 'refunded', { by: 'staff', actor: by }, { refunded });
  else await deps.db.update(orders).set({ refunded }).where(eq(orders.id, orderId));
  const order = { ...before, refunded };
  await effectsOf(deps, order).refunded(deps, order, {
    refundId: refund.id,
    amount: refund.amount,
    netBefore: netPaid(before),
    netAfter: netPaid(order),
  });
}
