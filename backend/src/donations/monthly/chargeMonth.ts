import { and, eq, isNull, lt, or } from 'drizzle-orm';
import { nameInSentence } from '@school/shared/projects';
import { confirmPayment } from '../../payments/confirmPayment';
import type { PaymentDeps } from '../../payments/paymentDeps';
import { ProviderError, type DirectCharge } from '../../payments/provider';
import { unseal } from '../../platform/core/sealed';
import { giftMonths, paymentAttempts, payments } from '../../platform/db/schema';
import { lockOrder } from '../../platform/orders/lockOrder';
import { moveOrder } from '../../platform/orders/moveOrder';
import { findMonth, tokenUse, type FoundMonth } from './findGift';

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
  const { cardToken, id } = found.gift;
  const token = cardToken === null ? undefined : unseal(deps.signed, tokenUse(id), cardToken);
  if (token === undefined) return fail(deps, found, 'The token of the card cannot be read');
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
  if (!(await reserve(deps, found.month.id)) || (await isUnderWay(deps, found))) return undefined;
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

/** Reserves a month: two processes, or two presses, must not send a charge together. */
async function reserve({ db, clock }: PaymentDeps, monthId: string): Promise<boolean> {
  const now = clock.now();
  const rows = await db
    .update(giftMonths)
    .set({ reservedUntil: new Date(now.getTime() + reservedMs) })
    .where(
      and(
        eq(giftMonths.id, monthId),
        or(isNull(giftMonths.reservedUntil), lt(giftMonths.reservedUntil, now)),
      ),
    )
    .returning({ id: giftMonths.id });
  return rows.length > 0;
}

/** Ends a reservation: the payment service has answered, and its answer is stored. */
async function release({ db }: PaymentDeps, monthId: string): Promise<void> {
  await db.update(giftMonths).set({ reservedUntil: null }).where(eq(giftMonths.id, monthId));
}

/** Looks up every reference of an order. @returns whether it is paid, pending, or failed under the newest one */
async function isUnderWay(deps: PaymentDeps, { order: { id, txRef: newest } }: FoundMonth): Promise<boolean> {
  const { db } = deps;
  const attempts = await db
    .select({ txRef: paymentAttempts.txRef })
    .from(paymentAttempts)
    .where(eq(paymentAttempts.orderId, id));
  for (const { txRef } of attempts) await confirmPayment(deps, { txRef }, cause);
  const reported = await db.select().from(payments).where(eq(payments.orderId, id));
  return reported.some(({ status, granted, txRef }) => granted || status === 'pending' || txRef === newest);
}

/** Fails the order of a charge that the payment service refused: nothing was taken, and nothing will be. */
async function fail(deps: PaymentDeps, { order }: FoundMonth, detail: string): Promise<void> {
  await deps.db.transaction(async (db) => {
    const locked = await lockOrder({ db }, order.id);
    if (locked.state !== 'created' || locked.txRef !== order.txRef) return;
    await moveOrder({ ...deps, db }, locked, 'failed', { ...cause, detail });
  });
}
