import { asc, eq, inArray, isNotNull, lte, sql } from 'drizzle-orm';
import { ServiceError } from '../core/errors';
import { paymentAttempts } from '../db/schema';
import { lockOrder } from '../orders/lock-order';
import { moveOrder } from '../orders/move-order';
import { canMove } from '../orders/order-states';
import { confirmPayment } from './confirm-payment';
import type { PaymentDeps } from './payment-deps';
import { untilNextCheck } from './schedule';
import type { Attempt } from './settle';

/** Nobody else looks at an attempt for so long after somebody took it. */
const leaseMs = 2 * 60_000;

/**
 * Asks the payment service about every attempt whose time has come, so that money counts although nobody told of it:
 * a page that was closed, a webhook that got lost, a process that was killed. What was not paid in its time expires.
 * While nobody answers, the rest is left for the next time.
 * @returns how many it asked about
 */
export async function reconcileDue(deps: PaymentDeps, stopping?: AbortSignal): Promise<number> {
  let asked = 0;
  const next = async () => (stopping?.aborted ? undefined : take(deps));
  for (let attempt = await next(); attempt; attempt = await next()) {
    asked += 1;
    if (!(await check(deps, attempt))) break;
  }
  return asked;
}

/** After a start, everything that is open is looked at: nobody knows what was missed. */
export async function checkAllSoon({ db, clock }: Pick<PaymentDeps, 'db' | 'clock'>): Promise<void> {
  await db
    .update(paymentAttempts)
    .set({ nextCheckAt: clock.now() })
    .where(isNotNull(paymentAttempts.nextCheckAt));
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
  try {
    await confirmPayment(deps, { txRef }, { by: 'reconciliation' });
  } catch (error) {
    if (!(error instanceof ServiceError && error.code === 'unavailable')) throw error;
    deps.log.warn({ txRef, err: error }, 'the payment service could not be asked');
    isAnswered = false;
  }
  await deps.db.transaction((tx) => plan({ ...deps, db: tx }, { txRef, orderId }, isAnswered));
  return isAnswered;
}

/** Gives an order up whose time is over, unless nobody could say whether it was paid; and says when to ask again. */
async function plan(
  deps: PaymentDeps,
  { txRef, orderId }: Pick<Attempt, 'txRef' | 'orderId'>,
  isAnswered: boolean,
): Promise<void> {
  const order = await lockOrder(deps, orderId);
  const now = deps.clock.now();
  const isOver = isAnswered && order.expiresAt <= now;
  const isOpen = order.state === 'created' || order.state === 'pending' || order.state === 'failed';
  if (isOver && canMove(order.state, 'expired')) {
    await moveOrder(deps, order, 'expired', { by: 'reconciliation' });
  }
  const [attempt] = await deps.db.select().from(paymentAttempts).where(eq(paymentAttempts.txRef, txRef));
  const wait = untilNextCheck(order.state, attempt?.checks ?? 0);
  await deps.db
    .update(paymentAttempts)
    .set({ nextCheckAt: isOpen && !isOver ? new Date(now.getTime() + wait) : null })
    .where(eq(paymentAttempts.txRef, txRef));
}
