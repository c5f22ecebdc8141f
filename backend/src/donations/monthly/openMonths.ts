import { randomUUID } from 'node:crypto';
import { and, asc, desc, eq, lte } from 'drizzle-orm';
import type { ServiceContext } from '../../platform/db/context';
import { donations, giftMonths, monthlyGifts } from '../../platform/db/schema';
import { openOrder } from '../../platform/orders/openOrder';
import { isSuspect } from '../wall/isSuspect';
import { isProjectOpen, pauseClosed } from './closedProject';
import { feeOf, type MonthlyGift } from './findGift';
import { followingDue, latestDue, monthOf } from './schedule';

/** Opens the months that have begun, one transaction for each gift: the donation, its order, and the next month. */
export async function openMonths(context: ServiceContext, stopping?: AbortSignal): Promise<void> {
  const next = async () =>
    !stopping?.aborted && (await context.db.transaction((tx) => openOne({ ...context, db: tx })));
  while (await next()) continue;
}

/** @returns whether there was a month to open */
async function openOne(context: ServiceContext): Promise<boolean> {
  const { db, clock } = context;
  const now = clock.now();
  const [gift] = await db
    .select()
    .from(monthlyGifts)
    .where(and(eq(monthlyGifts.state, 'active'), lte(monthlyGifts.nextAt, now)))
    .orderBy(asc(monthlyGifts.nextAt))
    .limit(1)
    .for('update', { skipLocked: true });
  if (!gift?.nextAt) return false;
  const dueAt = latestDue(gift.nextAt, now);
  if (await isProjectOpen(context, gift)) {
    await openMonth(context, gift, dueAt);
    await db
      .update(monthlyGifts)
      .set({ nextAt: followingDue(dueAt) })
      .where(eq(monthlyGifts.id, gift.id));
  } else {
    await pauseClosed(context, gift, monthOf(dueAt));
  }
  return true;
}

async function openMonth(context: ServiceContext, gift: MonthlyGift, dueAt: Date): Promise<void> {
  const { db, clock } = context;
  const month = monthOf(dueAt);
  const isThere = and(eq(giftMonths.giftId, gift.id), eq(giftMonths.month, month));
  if ((await db.$count(giftMonths, isThere)) > 0) return;
  const { name, email, phone, anonymous, method, projectId } = gift;
  // The rate stays as agreed: nobody is charged another sum than the one they saw.
  const fee = feeOf(gift);
  const customer = { name, email, phone: phone ?? undefined };
  const order = await openOrder(context, { kind: 'donation', amount: gift.amount + fee, fee, customer });
  const now = clock.now();
  const donationId = randomUUID();
  await db.insert(donations).values({
    name,
    email,
    phone,
    anonymous,
    method,
    projectId,
    fee,
    id: donationId,
    orderId: order.id,
    wall: await wallOf(context, gift),
    createdAt: now,
    changedAt: now,
  });
  await db
    .insert(giftMonths)
    .values({ giftId: gift.id, month, donationId, state: 'due', dueAt, nextAt: now });
}

/** Returns the state of the month's name on the donor wall: that of the month before, on which staff decide. */
async function wallOf({ db }: ServiceContext, { id, name, anonymous }: MonthlyGift) {
  const [before] = await db
    .select({ wall: donations.wall, message: donations.message })
    .from(donations)
    .innerJoin(giftMonths, eq(giftMonths.donationId, donations.id))
    .where(eq(giftMonths.giftId, id))
    .orderBy(desc(giftMonths.month))
    .limit(1);
  // The words of the first month are not repeated, so that alone they make nobody wait.
  if (before && (before.wall !== 'waiting' || before.message === null)) return before.wall;
  return !anonymous && isSuspect(name, undefined) ? 'waiting' : 'shown';
}
