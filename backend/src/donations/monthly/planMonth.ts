import { and, desc, eq, lt } from 'drizzle-orm';
import type { PaymentDeps } from '../../payments/paymentDeps';
import type { ServiceContext } from '../../platform/db/context';
import { giftMonths, monthlyGifts } from '../../platform/db/schema';
import { lockOrder } from '../../platform/orders/lockOrder';
import type { Order } from '../../platform/orders/orderStates';
import { reopenOrder } from '../../platform/orders/reopenOrder';
import { isProjectOpen, pauseClosed } from './closedProject';
import { cardTokenOf, customerOf, findMonth, lockGift, type GiftMonth, type MonthlyGift } from './findGift';
import { isStuck } from './isStuck';
import { queueGiftMail } from './queueGiftMail';
import { giveUpAt, nextTry, tryDays } from './schedule';

const minute = 60_000;
/** How soon a charge without an outcome is looked up again. */
const recheckMs = 5 * minute;
/** How soon a pending payment is looked at again; the reconciliation asks about it meanwhile. */
const pendingRecheckMs = 60 * minute;

interface Context extends ServiceContext {
  signed: PaymentDeps['signed'];
}

interface Locked {
  context: Context;
  gift: MonthlyGift;
  month: GiftMonth;
  order: Order;
}

/**
 * Decides what is due for a month, in one transaction that locks its order: asks the donor, tells of a failed charge,
 * or gives the month up. @returns whether the card is to be charged once the transaction is committed
 */
export function planMonth(context: Context, monthId: string, mayCharge: boolean): Promise<boolean> {
  return context.db.transaction(async (db) => {
    const found = await findMonth(db, monthId);
    if (!found) return false;
    // In the order of a payment that arrives: order, gift, month.
    const order = await lockOrder({ db }, found.order.id);
    const gift = await lockGift(db, found.gift.id);
    const [month] = await db.select().from(giftMonths).where(eq(giftMonths.id, monthId)).for('update');
    if (!month) return false;
    return decide({ context: { ...context, db }, gift, month, order }, mayCharge);
  });
}

async function decide(locked: Locked, mayCharge: boolean): Promise<boolean> {
  const { context, gift, month, order } = locked;
  const now = context.clock.now().getTime();
  if (month.state !== 'due' && month.state !== 'charging') return false;
  if (order.state === 'paid' || order.state === 'refunded') {
    return settled(locked, { state: 'paid', nextAt: null });
  }
  if (gift.state !== 'active') return settled(locked, { state: 'skipped', nextAt: null });
  if (order.state === 'pending') return awaitOutcome(locked);
  if (!(await isProjectOpen(context, gift))) {
    await pauseClosed(context, gift, month.month);
    return false;
  }
  if (month.state === 'due') return tryNow(locked);
  if (order.state === 'failed') return tellFailure(locked);
  if (now > giveUpAt(month.dueAt).getTime()) return giveUp(locked);
  if (!isChargeable(locked)) return askDonor(locked, month.tries);
  if (!mayCharge) return false;
  return charge(locked, { nextAt: new Date(now + recheckMs) });
}

async function tryNow(locked: Locked): Promise<boolean> {
  const { context, month } = locked;
  const now = context.clock.now();
  const tries = month.tries + 1;
  if (tries > tryDays.length || now > giveUpAt(month.dueAt)) return giveUp(locked);
  if (isChargeable(locked)) {
    return charge(locked, { state: 'charging', tries, nextAt: new Date(now.getTime() + recheckMs) });
  }
  return askDonor(locked, tries);
}

/** Returns whether a card can be charged by its token. */
const isChargeable = ({ context, gift }: Locked): boolean =>
  gift.method === 'card' && cardTokenOf(context.signed, gift) !== undefined;

async function askDonor(locked: Locked, tries: number): Promise<boolean> {
  const { context, gift, month } = locked;
  const mail = { giftId: gift.id, news: 'ask', monthId: month.id } as const;
  await queueGiftMail(context, mail, `${month.id}:${tries}`);
  const nextAt = nextTry(month.dueAt, tries, context.clock.now()) ?? giveUpAt(month.dueAt);
  return settled(locked, { state: 'due', tries, nextAt });
}

/** Waits for a payment that is pending. The donor of a card is told when that takes long: the bank may want them. */
async function awaitOutcome(locked: Locked): Promise<boolean> {
  const { context, gift, month, order } = locked;
  if (month.state === 'charging' && (await isStuck(context, order))) {
    const mail = { giftId: gift.id, news: 'pending', monthId: month.id } as const;
    await queueGiftMail(context, mail, `${month.id}:${order.txRef}`);
  }
  return settled(locked, { nextAt: new Date(context.clock.now().getTime() + pendingRecheckMs) });
}

/** Prepares a charge: under a new reference only when none under the old one can succeed any more. */
async function charge(locked: Locked, changes: Partial<GiftMonth>): Promise<true> {
  const { context, gift, order } = locked;
  if (order.state !== 'created')
    await reopenOrder(context, order, { amount: order.amount, customer: customerOf(gift) });
  await settled(locked, changes);
  return true;
}

async function tellFailure(locked: Locked): Promise<boolean> {
  const { context, gift, month } = locked;
  const nextAt = nextTry(month.dueAt, month.tries, context.clock.now());
  if (!nextAt) return giveUp(locked);
  const mail = { giftId: gift.id, news: 'failed', monthId: month.id } as const;
  await settled(locked, { state: 'due', nextAt });
  await queueGiftMail(context, mail, `${month.id}:${month.tries}`);
  return false;
}

/** Gives a month up. After two in a row the gift is paused: the donor is told each time. */
async function giveUp(locked: Locked): Promise<boolean> {
  const { context, gift, month } = locked;
  const [before] = await context.db
    .select({ state: giftMonths.state })
    .from(giftMonths)
    .where(and(eq(giftMonths.giftId, gift.id), lt(giftMonths.month, month.month)))
    .orderBy(desc(giftMonths.month))
    .limit(1);
  const isOver = before?.state === 'missed';
  if (isOver) {
    await context.db
      .update(monthlyGifts)
      .set({ state: 'paused', changedAt: context.clock.now() })
      .where(eq(monthlyGifts.id, gift.id));
  }
  const news = isOver ? 'ended_by_misses' : 'missed';
  await queueGiftMail(context, { giftId: gift.id, news, monthId: month.id }, month.id);
  return settled(locked, { state: 'missed', missedAt: context.clock.now(), nextAt: null });
}

async function settled({ context, month }: Locked, changes: Partial<GiftMonth>): Promise<false> {
  await context.db.update(giftMonths).set(changes).where(eq(giftMonths.id, month.id));
  return false;
}
