import { and, eq, inArray, isNull, lt, or } from 'drizzle-orm';
import { nameInSentence } from '@school/shared/projects';
import { confirmPayment } from '../../payments/confirmPayment';
import type { PaymentDeps } from '../../payments/paymentDeps';
import { pendingMs } from '../../payments/schedule';
import { ProviderError, type DirectCharge } from '../../payments/provider';
import { giftMonths, paymentAttempts, payments } from '../../platform/db/schema';
import { lockOrder } from '../../platform/orders/lockOrder';
import { moveOrder } from '../../platform/orders/moveOrder';
import { cardTokenOf, findMonth, openStates, type FoundMonth } from './findGift';

const cause = { by: 'reconciliation' } as const;
/** Longer than a request to the payment service may take. */
const reservedMs = 60_000;

/** The direct charges of the payment service. */
type Send = (charge: DirectCharge) => Promise<string | undefined>;

/**
 * Charges the card of a month whose order is prepared.
 * @throws ServiceError `unavailable` when the payment service does not respond
 */
export async function chargeCardOf(deps: PaymentDeps, monthId: string): Promise<void> {
  const found = await findMonth(deps.db, monthId);
  if (!found) return;
  const token = cardTokenOf(deps.signed, found.gift);
  if (token === undefined) return;
  await chargeOnce(deps, found, async (charge) => {
    await deps.provider.chargeCard(charge, token);
    return undefined;
  });
}

/**
 * Sends one charge for the newest reference of a month, unless money under any of its references has come or may come.
 * The payment service takes money once for each reference, so a charge whose answer was lost is looked up before it is
 * sent again, under the same one.
 * @returns what `send` returns
 * @throws ServiceError `unavailable` when the payment service does not respond
 */
export async function chargeOnce(
  deps: PaymentDeps,
  found: FoundMonth,
  send: Send,
): Promise<string | undefined> {
  const reserved = await reserve(deps, found.month.id);
  if (!reserved) return undefined;
  if (await isUnderWay(deps, found)) {
    await release(deps, found.month.id);
    return undefined;
  }
  // The donor may have stopped the gift while the payment service was asked.
  if (!(await reserve(deps, found.month.id, reserved))) return undefined;
  const { order } = found;
  const { customerName: name, customerEmail: email, customerPhone: phone } = order;
  const charge = {
    txRef: order.txRef,
    amount: order.amount,
    currency: order.currency,
    customer: { name, email, phone: phone ?? '' },
    description: `A monthly donation for ${nameInSentence(found.project)}`,
    returnTo: paymentPageOf(deps, found),
  };
  try {
    const page = await send(charge);
    await confirmPayment(deps, { txRef: order.txRef }, cause);
    await release(deps, found.month.id);
    return page;
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error;
    deps.log.warn({ txRef: order.txRef, problem: error.message }, 'a monthly gift could not be charged');
    const { outcome } = await confirmPayment(deps, { txRef: order.txRef }, cause);
    if (outcome === 'missing' && error.problem === 'refused') {
      await fail(deps, found, error.message);
      await release(deps, found.month.id);
    }
    return undefined;
  }
}

/** Returns the page that shows how the payment of a month stands, also without a script. */
export const paymentPageOf = ({ settings }: PaymentDeps, { month }: FoundMonth): string =>
  new URL(`/forms/startDonation/payments/${month.donationId}`, settings.siteOrigins[0]).href;

/**
 * Reserves a month that is open: two processes, or two presses, must not send a charge together.
 * @param held the end of the caller's own reservation, which is renewed
 * @returns the end of the reservation; undefined when another one holds the month, or it is not open any more
 */
async function reserve({ db, clock }: PaymentDeps, monthId: string, held?: Date): Promise<Date | undefined> {
  const now = clock.now();
  const until = new Date(now.getTime() + reservedMs);
  const { reservedUntil } = giftMonths;
  const isFree = held ? eq(reservedUntil, held) : or(isNull(reservedUntil), lt(reservedUntil, now));
  const rows = await db
    .update(giftMonths)
    .set({ reservedUntil: until })
    .where(and(eq(giftMonths.id, monthId), inArray(giftMonths.state, openStates), isFree))
    .returning({ id: giftMonths.id });
  return rows.length > 0 ? until : undefined;
}

/** Ends a reservation: the payment service has answered, and its answer is stored. */
async function release({ db }: PaymentDeps, monthId: string): Promise<void> {
  await db.update(giftMonths).set({ reservedUntil: null }).where(eq(giftMonths.id, monthId));
}

/** Looks up every reference of an order. @returns whether it is paid, pending, or failed under the newest one */
async function isUnderWay(deps: PaymentDeps, { order: { id, txRef: newest } }: FoundMonth): Promise<boolean> {
  const { db, clock } = deps;
  const attempts = await db
    .select({ txRef: paymentAttempts.txRef })
    .from(paymentAttempts)
    .where(eq(paymentAttempts.orderId, id));
  for (const { txRef } of attempts) await confirmPayment(deps, { txRef }, cause);
  const reported = await db.select().from(payments).where(eq(payments.orderId, id));
  // A payment that stays pending is not waited for for ever: its order has expired and has a new reference.
  const waitedSince = clock.now().getTime() - pendingMs;
  return reported.some(
    ({ status, granted, txRef, firstSeenAt }) =>
      granted || txRef === newest || (status === 'pending' && firstSeenAt.getTime() > waitedSince),
  );
}

/** Fails the order of a charge that the payment service refused: nothing was taken, and nothing will be. */
async function fail(deps: PaymentDeps, { order }: FoundMonth, detail: string): Promise<void> {
  await deps.db.transaction(async (db) => {
    const locked = await lockOrder({ db }, order.id);
    if (locked.state !== 'created' || locked.txRef !== order.txRef) return;
    await moveOrder({ ...deps, db }, locked, 'failed', { ...cause, detail });
  });
}
