import { and, eq, sql, type SQL } from 'drizzle-orm';
import { notFound } from '../../platform/core/errors';
import type { ServiceContext } from '../../platform/db/context';
import { monthlyGifts } from '../../platform/db/schema';
import { isBeyondLimit, takeFromLimit } from '../../platform/limits/takeFromLimit';
import { queueGiftMail } from './queueGiftMail';

const day = 24 * 60 * 60;
const linksPerDay = 5;

interface LinkRequest {
  giftId: string;
  /** Whether the links before become worthless. */
  replace: boolean;
  /** Which gifts the caller may ask about. */
  of?: SQL | undefined;
  /** Identifies a request of staff, which have no limit: a repeat does nothing. */
  requestKey?: string | undefined;
}

/**
 * Mails the private link of a monthly gift to its donor, again or as a new one that replaces it. Links are also replaced
 * beyond the limit of mails, then without one.
 * @throws ServiceError `not_found`, also for a gift of another donor; `too_many_requests`
 */
export const mailGiftLink = (
  context: ServiceContext,
  { giftId, replace, of, requestKey }: LinkRequest,
): Promise<void> =>
  context.db.transaction(async (db) => {
    const [gift] = await db
      .select()
      .from(monthlyGifts)
      .where(and(eq(monthlyGifts.id, giftId), of))
      .for('update');
    if (!gift?.email || gift.state === 'starting') throw notFound('This monthly gift');
    const inside = { ...context, db };
    const limit = { name: 'monthly.link.mail', who: giftId, max: linksPerDay, windowSeconds: day };
    if (requestKey === undefined && !replace) await takeFromLimit(inside, limit);
    if (requestKey !== undefined || !replace || !(await isBeyondLimit(inside, limit))) {
      const which =
        requestKey ?? `${gift.linkVersion + (replace ? 1 : 0)}:${context.clock.now().toISOString()}`;
      const isNew = await queueGiftMail(inside, { giftId, news: 'link' }, which);
      if (!isNew) return;
    }
    if (!replace) return;
    await db
      .update(monthlyGifts)
      .set({ linkVersion: sql`${monthlyGifts.linkVersion} + 1` })
      .where(eq(monthlyGifts.id, giftId));
  });
