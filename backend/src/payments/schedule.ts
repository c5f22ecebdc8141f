import { eq } from 'drizzle-orm';
import type { ServiceContext } from '../platform/db/context';
import { paymentAttempts } from '../platform/db/schema';

const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;

/** How long a pending payment is waited for: mobile money may need a network to recover. */
export const pendingMs = 72 * hour;

/**
 * Returns the time until the next check with the payment service, ms. Pending payments are checked soon and then less
 * often; most attempts without a report were never paid.
 */
export function untilNextCheck(state: string, checks: number): number {
  return state === 'pending'
    ? Math.min(5 * second * 1.5 ** checks, 10 * minute)
    : Math.min(minute * 2 ** checks, hour);
}

/** The longest time between two checks of an order that has not expired. */
export const longestWaitMs = hour;

/** How long an expired order may still be paid: by a delayed transfer or a slow bank. */
const lateMs = 30 * 24 * hour;

/**
 * Returns the time until the next check of an expired order: first six hours, then as long again as it has been
 * expired, at most three days.
 * @returns undefined once no payment is expected any more
 */
export function untilLateCheck(overForMs: number): number | undefined {
  return overForMs < lateMs ? Math.min(Math.max(overForMs, 6 * hour), 72 * hour) : undefined;
}

/** Restarts the checks of an attempt, since a payment is pending. @returns until when it is waited for */
export async function waitLonger({ db, clock }: ServiceContext, txRef: string): Promise<Date> {
  const now = clock.now().getTime();
  await db
    .update(paymentAttempts)
    .set({ checks: 0, nextCheckAt: new Date(now + untilNextCheck('pending', 0)) })
    .where(eq(paymentAttempts.txRef, txRef));
  return new Date(now + pendingMs);
}

/** Schedules a check of an attempt at once, even of an expired one, since a payment was reported for it. */
export async function checkSoon({ db, clock }: ServiceContext, txRef: string): Promise<void> {
  const nextCheckAt = new Date(clock.now().getTime() + untilNextCheck('pending', 0));
  await db.update(paymentAttempts).set({ nextCheckAt }).where(eq(paymentAttempts.txRef, txRef));
}
