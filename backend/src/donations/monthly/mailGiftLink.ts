import { and, eq, sql, type SQL } from 'drizzle-orm';
import { notFound } from '../../platform/core/errors';
import type { ServiceContext } from '../../platform/db/context';
import { monthlyGifts } from '../../platform/db/schema';
import { takeFromLimit } from '../../platform/limits/takeFromLimit';
import { queueGiftMail } from './queueGiftMail';

const day = 24 * 60 * 60;
const linksPerDay = 5;

interface LinkRequest {
  giftId: string;
  /** Whether the links before become worthless. */
  replace: boolean;
  /** Which gifts the caller may ask about. */
  of?: SQL | undefined;
}

/**
 * Mails the private link of a monthly gift to its donor, again or as a new one that replaces it.
 * @throws ServiceError `not_found`, also for a gift of another donor; `too_many_requests`
 */
export const mailGiftLink = (context: ServiceContext, { giftId, replace, of }: LinkRequest): Promise<void> =>
  context.db.transaction(async (db) => {
    const [gift] = await db
      .update(monthlyGifts)
      .set({ linkVersion: sql`${monthlyGifts.linkVersion} + ${replace ? 1 : 0}` })
      .where(and(eq(monthlyGifts.id, giftId), of))
      .returning();
    if (!gift?.email || gift.state === 'starting') throw notFound('This monthly gift');
    const inside = { ...context, db };
    const limit = { name: 'monthly.link.mail', who: giftId, max: linksPerDay, windowSeconds: day };
    await takeFromLimit(inside, limit);
    const which = `${gift.linkVersion}:${context.clock.now().toISOString()}`;
    await queueGiftMail(inside, { giftId, news: 'link' }, which);
  });
