import { eq } from 'drizzle-orm';
import type { ServiceContext } from '../platform/db/context';
import { paymentAttempts } from '../platform/db/schema';

const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;

/** How long a payment that is under way is waited for: mobile money may need a network to come back. */
const pendingMs = 72 * hour;

/**
 * How long until the payment service is asked again, in ms. What is under way is asked about soon and then more seldom;
 * of what nothing was reported, most was never paid.
 */
export function untilNextCheck(state: string, checks: number): number {
  return state === 'pending'
    ? Math.min(5 * second * 1.5 ** checks, 10 * minute)
    : Math.min(minute * 2 ** checks, hour);
}

/** The longest wait between two questions about an order that is not given up. */
export const longestWaitMs = hour;

/** For so long after an order was given up, money may still come for it: a transfer that hung, a bank that was slow. */
const lateMs = 30 * 24 * hour;

/**
 * The same about an order whose time is over: at first after six hours, then as long again as it has been over, at most
 * three days.
 * @returns undefined once no money is expected any more
 */
export function untilLateCheck(overForMs: number): number | undefined {
  return overForMs < lateMs ? Math.min(Math.max(overForMs, 6 * hour), 72 * hour) : undefined;
}

/** Begins the questions about an attempt anew, since money is under way. @returns until when it is waited for */
export async function waitLonger({ db, clock }: ServiceContext, txRef: string): Promise<Date> {
  const now = clock.now().getTime();
  await db
    .update(paymentAttempts)
    .set({ checks: 0, nextCheckAt: new Date(now + untilNextCheck('pending', 0)) })
    .where(eq(paymentAttempts.txRef, txRef));
  return new Date(now + pendingMs);
}

/** Has an attempt checked at once, also one that was given up, since a payment was reported for it. */
export async function checkSoon({ db, clock }: ServiceContext, txRef: string): Promise<void> {
  const nextCheckAt = new Date(clock.now().getTime() + untilNextCheck('pending', 0));
  await db.update(paymentAttempts).set({ nextCheckAt }).where(eq(paymentAttempts.txRef, txRef));
}
