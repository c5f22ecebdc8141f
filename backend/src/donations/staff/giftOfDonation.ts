import { eq } from 'drizzle-orm';
import { notFound } from '../../platform/core/errors';
import type { Database } from '../../platform/db/database';
import { giftMonths, monthlyGifts } from '../../platform/db/schema';
import { feeOf } from '../monthly/findGift';
import type { GiftOfDonation } from './staff.routes';

/** Returns the monthly gift that a donation is a month of; null for a single donation. */
export async function giftOfDonation(db: Database, donationId: string): Promise<GiftOfDonation | null> {
  const [month] = await db
    .select({ giftId: giftMonths.giftId })
    .from(giftMonths)
    .where(eq(giftMonths.donationId, donationId));
  return month ? readGift(db, month.giftId) : null;
}

/** Returns a monthly gift as staff see it. @throws ServiceError not found */
export async function readGift(db: Database, giftId: string): Promise<GiftOfDonation> {
  const [gift] = await db.select().from(monthlyGifts).where(eq(monthlyGifts.id, giftId));
  if (!gift) throw notFound('This monthly gift');
  const { id, state, amount, cardToken, nextAt } = gift;
  return {
    id,
    state,
    amount,
    fee: feeOf(gift),
    byItself: cardToken !== null,
    nextAt: state === 'active' ? (nextAt?.toISOString() ?? null) : null,
  };
}
