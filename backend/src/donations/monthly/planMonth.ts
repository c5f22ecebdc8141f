import { and, desc, eq, lt } from 'drizzle-orm';
import type { ServiceContext } from '../../platform/db/context';
import { giftMonths, monthlyGifts } from '../../platform/db/schema';
import { lockOrder } from '../../platform/orders/lockOrder';
import type { Order } from '../../platform/orders/orderStates';
import { reopenOrder } from '../../platform/orders/reopenOrder';
import { findMonth, lockGift, type GiftMonth, type MonthlyGift } from './findGift';
import { queueGiftMail } from './queueGiftMail';
import { giveUpAt, nextTry, tryDays } from './schedule';

const minute = 60_000;
/** How soon a charge without an outcome is looked up again. */
const recheckMs = 5 * minute;
/** How soon a pending payment is looked at again; the reconciliation asks about it meanwhile. */
const pendingMs = 60 * minute;

interface Locked {
  context: ServiceContext;
  gift: MonthlyGift;
  month: GiftMonth;
  order: Order;
}

/**
 * Decides what is due for a month, in one transaction that locks its order: asks the donor, tells of a failed charge,
 * or gives the month up. @returns whether the card is to be charged once the transaction is committed
 */
export function planMonth(context: ServiceContext, monthId: string, mayCharge: boolean): Promise<boolean> {
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
  if (order.state === 'pending') return settled(locked, { nextAt: new Date(now + pendingMs) });
  if (month.state === 'due') return tryNow(locked);
  if (order.state === 'failed') return tellFailure(locked);
  if (now > giveUpAt(month.dueAt).getTime()) return giveUp(locked);
  if (!mayCharge) return false;
  return charge(locked, { nextAt: new Date(now + recheckMs) });
}

async function tryNow(locked: Locked): Promise<boolean> {
  const { context, gift, month } = locked;
  const now = context.clock.now();
  const tries = month.tries + 1;
  if (tries > tryDays.length || now > giveUpAt(month.dueAt)) return giveUp(locked);
  if (gift.method === 'card' && gift.cardToken !== null) {
    return charge(locked, { state: 'charging', tries, nextAt: new Date(now.getTime() + recheckMs) });
  }
  const mail = { giftId: gift.id, news: 'ask', monthId: month.id } as const;
  await queueGiftMail(context, mail, `${month.id}:${tries}`);
  return settled(locked, { tries, nextAt: nextTry(month.dueAt, tries, now) ?? giveUpAt(month.dueAt) });
}

/** Prepares a charge: under a new reference only when none under the old one can succeed any more. */
async function charge(locked: Locked, changes: Partial<GiftMonth>): Promise<true> {
  const { context, order } = locked;
  if (order.state !== 'created') {
    const { amount, customerName: name, customerEmail: email, customerPhone: phone } = order;
    await reopenOrder(context, order, { amount, customer: { name, email, phone: phone ?? undefined } });
  }
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
  return settled(locked, { state: 'missed', nextAt: null });
}

async function settled({ context, month }: Locked, changes: Partial<GiftMonth>): Promise<false> {
  await context.db.update(giftMonths).set(changes).where(eq(giftMonths.id, month.id));
  return false;
}
