import { eq } from 'drizzle-orm';
import { seal } from '../../platform/core/sealed';
import { giftMonths, monthlyGifts } from '../../platform/db/schema';
import type { EffectsContext, PaidBy } from '../../platform/orders/orderEffects';
import { lockGift, tokenUse } from './findGift';
import { queueGiftMail } from './queueGiftMail';
import { followingDue } from './schedule';

/**
 * Notes that a donation is paid, if it is the month of a monthly gift, in the transaction that pays its order. The first
 * month begins the gift. The newest card is the one that is charged from now on.
 */
export async function monthPaid(
  context: EffectsContext,
  donationId: string,
  { cardToken }: Pick<PaidBy, 'cardToken'>,
): Promise<void> {
  const { db, clock, signed } = context;
  const [month] = await db.select().from(giftMonths).where(eq(giftMonths.donationId, donationId));
  if (!month) return;
  const gift = await lockGift(db, month.giftId);
  await db
    .update(giftMonths)
    .set({ state: 'paid', nextAt: null, reservedUntil: null })
    .where(eq(giftMonths.id, month.id));
  if (gift.state === 'stopped') return;
  const now = clock.now();
  const isNew = gift.state === 'starting';
  await db
    .update(monthlyGifts)
    .set({
      changedAt: now,
      ...(cardToken && gift.method === 'card' && { cardToken: seal(signed, tokenUse(gift.id), cardToken) }),
      ...(isNew && { state: 'active', nextAt: followingDue(now) }),
    })
    .where(eq(monthlyGifts.id, gift.id));
  if (isNew) await queueGiftMail(context, { giftId: gift.id, news: 'started' }, 'first');
}
