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

/** How long an attempt is reserved for the instance that took it. */
const leaseMs = 2 * 60_000;

/**
 * Checks every due attempt with the payment service, so that a payment is granted even if nothing reported it: after a
 * closed page, a lost webhook, a killed process. Expires unpaid orders whose time is over. Stops when the service does
 * not respond, and leaves the rest for the next time.
 * @returns the number of checked attempts
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

/** Schedules checks of everything pending, after a start: reports may have been missed. */
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

/** Checks one attempt. @returns whether the payment service responded */
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

/** Returns payments that were pending at their last report and that the attempt's reference no longer returns. */
async function passedOver({ db }: PaymentDeps, txRef: string, since: Date): Promise<string[]> {
  const rows = await db
    .select({ id: payments.providerId })
    .from(payments)
    .where(and(eq(payments.txRef, txRef), eq(payments.status, 'pending'), lt(payments.changedAt, since)));
  return rows.map(({ id }) => id);
}

/**
 * Schedules the next check: soon while the outcome is unknown, by the order's state while it waits, and less often
 * while late money may still come. Expires an order with the last of its attempts when its time is over.
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

/**
 * Returns whether an attempt of the order is still to be checked. For those checked after the order's time, the next
 * check is far off.
 */
async function hasOpenAttempt({ db, clock }: PaymentDeps, orderId: string): Promise<boolean> {
  const soon = new Date(clock.now().getTime() + longestWaitMs);
  const open = and(eq(paymentAttempts.orderId, orderId), lte(paymentAttempts.nextCheckAt, soon));
  return (await db.$count(paymentAttempts, open)) > 0;
}
