import { feeOn } from '@school/shared/projects';
import { and, desc, eq, inArray } from 'drizzle-orm';
import { notFound } from '../../platform/core/errors';
import { idInKey, isKeyOf, type Keyed } from '../../platform/core/privateKey';
import { unseal } from '../../platform/core/sealed';
import type { SignedTokens } from '../../platform/core/signedTokens';
import type { Database } from '../../platform/db/database';
import { donations, giftMonths, monthlyGifts, orders, projects } from '../../platform/db/schema';
import type { Customer } from '../../platform/orders/openOrder';
import type { Order } from '../../platform/orders/orderStates';
import { followingDue } from './schedule';

export type MonthlyGift = typeof monthlyGifts.$inferSelect;
export type GiftMonth = typeof giftMonths.$inferSelect;

/** A month with its gift and order. */
export interface FoundMonth {
  gift: MonthlyGift;
  month: GiftMonth;
  order: Order;
  /** The part of the order's amount that covers the payment fee. */
  fee: number;
  project: { kind: 'project' | 'asset'; slug: string; name: string };
}

/** Returns what covers the payment fee of the months to come, in pesewas. */
export const feeOf = ({ amount, feeRate }: Pick<MonthlyGift, 'amount' | 'feeRate'>): number =>
  feeOn(amount, feeRate);

/** Returns a gift's donor as the customer of an order. The order's own may have been erased. */
export const customerOf = ({ name, email, phone }: MonthlyGift): Customer => ({
  name,
  email,
  phone: phone ?? undefined,
});

/** Returns the subject of a monthly gift's private link. */
export const giftKeyOf = ({ id, linkVersion }: Pick<MonthlyGift, 'id' | 'linkVersion'>): Keyed => ({
  use: 'monthly-gift',
  id,
  version: linkVersion,
});

/** Returns the use of a gift's sealed card token. */
export const tokenUse = (giftId: string): string => `card of ${giftId}`;

/** Returns the token of a gift's card; undefined without one, or when its secret is lost. */
export const cardTokenOf = (signed: SignedTokens, { id, cardToken }: MonthlyGift): string | undefined =>
  cardToken === null ? undefined : unseal(signed, tokenUse(id), cardToken);

/** Returns the id of the gift of a key. @throws not found, also for an altered key and one that was replaced */
export async function giftIdOfKey(
  { db, signed }: { db: Database; signed: SignedTokens },
  key: string,
): Promise<string> {
  const id = idInKey(key);
  const [gift] = id ? await db.select().from(monthlyGifts).where(eq(monthlyGifts.id, id)) : [];
  if (!gift || !isKeyOf(signed, key, giftKeyOf(gift))) throw notFound('This monthly gift');
  return gift.id;
}

/** Returns a gift and locks it until the caller's transaction ends. */
export async function lockGift(db: Database, giftId: string): Promise<MonthlyGift> {
  const [gift] = await db.select().from(monthlyGifts).where(eq(monthlyGifts.id, giftId)).for('update');
  if (!gift) throw notFound('This monthly gift');
  return gift;
}

const months = (db: Database) =>
  db
    .select({
      gift: monthlyGifts,
      month: giftMonths,
      order: orders,
      fee: donations.fee,
      project: { kind: projects.kind, slug: projects.slug, name: projects.name },
    })
    .from(giftMonths)
    .innerJoin(monthlyGifts, eq(monthlyGifts.id, giftMonths.giftId))
    .innerJoin(donations, eq(donations.id, giftMonths.donationId))
    .innerJoin(orders, eq(orders.id, donations.orderId))
    .innerJoin(projects, eq(projects.id, monthlyGifts.projectId))
    .$dynamic();

export async function findMonth(db: Database, monthId: string): Promise<FoundMonth | undefined> {
  const [found] = await months(db).where(eq(giftMonths.id, monthId));
  return found;
}

/** Returns the months of a gift, the newest first. */
export const monthsOfGift = (db: Database, giftId: string): Promise<FoundMonth[]> =>
  months(db).where(eq(giftMonths.giftId, giftId)).orderBy(desc(giftMonths.month)).limit(36);

/** The states of a month that can be paid. */
export const openStates = ['due', 'charging', 'missed'] as const;

/** Returns whether a month can still be paid: one that was missed, until the next one begins. */
export const isOpen = ({ month: { state, dueAt } }: FoundMonth, now: Date): boolean =>
  state === 'due' || state === 'charging' || (state === 'missed' && followingDue(dueAt) > now);

/** Gives up the open months of a gift that has been paused or has ended. Money on its way still counts. */
export async function skipOpenMonths(db: Database, giftId: string): Promise<void> {
  await db
    .update(giftMonths)
    .set({ state: 'skipped', nextAt: null })
    .where(and(eq(giftMonths.giftId, giftId), inArray(giftMonths.state, openStates)));
}
