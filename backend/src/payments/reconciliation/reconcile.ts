import { and, asc, eq, inArray, isNotNull, lt, lte, notExists, sql } from 'drizzle-orm';
import { ServiceError } from '../../platform/core/errors';
import { orders, paymentAttempts, payments } from '../../platform/db/schema';
import { lockOrder } from '../../platform/orders/lockOrder';
import { moveOrder } from '../../platform/orders/moveOrder';
import { canMove } from '../../platform/orders/orderStates';
import { confirmPayment } from '../confirmPayment';
import type { PaymentDeps } from '../paymentDeps';
import { longestWaitMs, untilLateCheck, untilNextCheck } from '../schedule';
import type { Attempt } from '../settle';

/** Nobody else looks at an attempt for so long after somebody took it. */
const leaseMs = 2 * 60_000;

/**
 * Asks the payment service about every attempt whose time has come, so that money counts although nothing reported it:
 * a page that was closed, a webhook that got lost, a process that was killed. What was not paid in its time expires.
 * While nobody answers, the rest is left for the next time.
 * @returns how many it asked about
 */
export async function reconcileDue(deps: PaymentDeps, stopping?: AbortSignal): Promise<number> {
  let checked = 0;
  const next = async () => (stopping?.aborted ? undefined : take(deps));
  for (let attempt = await next(); attempt; attempt = await next()) {
    checked += 1;
    if (!(await check(deps, attempt))) break;
  }
  return checked;
}

/** After a start, everything that is waited for is looked at: nobody knows what was missed. */
export async function checkAllSoon({ db, clock }: Pick<PaymentDeps, 'db' | 'clock'>): Promise<void> {
  await db
    .update(paymentAttempts)
    .set({ nextCheckAt: clock.now() })
    .where(
      and(
        isNotNull(paymentAttempts.nextCheckAt),
        notExists(
          db
            .select()
            .from(orders)
            .where(and(eq(orders.id, paymentAttempts.orderId), eq(orders.state, 'expired'))),
        ),
      ),
    );
}

async function take({ db, clock }: PaymentDeps): Promise<Attempt | undefined> {
  const now = clock.now();
  const next = db
    .select({ txRef: paymentAttempts.txRef })
    .from(paymentAttempts)
    .where(lte(paymentAttempts.nextCheckAt, now))
    .orderBy(asc(paymentAttempts.nextCheckAt))
    .limit(1)
    .for('update', { skipLocked: true });
  const [taken] = await db
    .update(paymentAttempts)
    .set({ checks: sql`${paymentAttempts.checks} + 1`, nextCheckAt: new Date(now.getTime() + leaseMs) })
    .where(inArray(paymentAttempts.txRef, next))
    .returning();
  return taken;
}

/** @returns whether the payment service answered */
async function check(deps: PaymentDeps, { txRef, orderId }: Attempt): Promise<boolean> {
  let isAnswered = true;
  const since = deps.clock.now();
  try {
    await confirmPayment(deps, { txRef }, { by: 'reconciliation' });
    for (const transactionId of await passedOver(deps, txRef, since)) {
      await confirmPayment(deps, { transactionId }, { by: 'reconciliation' });
    }
  } catch (error) {
    if (!(error instanceof ServiceError && error.code === 'unavailable')) throw error;
    deps.log.warn({ txRef, err: error }, 'the payment service could not be asked');
    isAnswered = false;
  }
  await deps.db.transaction((tx) => plan({ ...deps, db: tx }, { txRef, orderId }, isAnswered));
  return isAnswered;
}

/** Payments that were under way at their last report; the attempt's reference names one payment alone, not these. */
async function passedOver({ db }: PaymentDeps, txRef: string, since: Date): Promise<string[]> {
  const rows = await db
    .select({ id: payments.providerId })
    .from(payments)
    .where(and(eq(payments.txRef, txRef), eq(payments.status, 'pending'), lt(payments.changedAt, since)));
  return rows.map(({ id }) => id);
}

/**
 * Says when to ask again: as long as nobody could say whether it was paid, as its order is waited for, and more seldom for
 * as long as money may still come. With the last of its attempts, an order whose time is over is given up.
 */
async function plan(
  deps: PaymentDeps,
  { txRef, orderId }: Pick<Attempt, 'txRef' | 'orderId'>,
  isAnswered: boolean,
): Promise<void> {
  const order = await lockOrder(deps, orderId);
  const now = deps.clock.now();
  const isUnpaid = order.state !== 'paid' && order.state !== 'refunded';
  const isWaitedFor = isUnpaid && order.state !== 'expired' && order.expiresAt > now;
  const [attempt] = await deps.db.select().from(paymentAttempts).where(eq(paymentAttempts.txRef, txRef));
  const soon = !isAnswered || isWaitedFor ? untilNextCheck(order.state, attempt?.checks ?? 0) : undefined;
  const late = isUnpaid ? untilLateCheck(now.getTime() - order.expiresAt.getTime()) : undefined;
  const wait = soon ?? late;
  await deps.db
    .update(paymentAttempts)
    .set({ nextCheckAt: wait === undefined ? null : new Date(now.getTime() + wait) })
    .where(eq(paymentAttempts.txRef, txRef));
  if (soon !== undefined || !canMove(order.state, 'expired') || (await hasOpenAttempt(deps, orderId))) return;
  await moveOrder(deps, order, 'expired', { by: 'reconciliation' });
}

/** Whether one of them is still to be asked about. About those that were, since the time is over, the next question is far off. */
async function hasOpenAttempt({ db, clock }: PaymentDeps, orderId: string): Promise<boolean> {
  const soon = new Date(clock.now().getTime() + longestWaitMs);
  const open = and(eq(paymentAttempts.orderId, orderId), lte(paymentAttempts.nextCheckAt, soon));
  return (await db.$count(paymentAttempts, open)) > 0;
}
