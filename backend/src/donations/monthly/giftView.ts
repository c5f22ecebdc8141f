import { eq } from 'drizzle-orm';
import { notFound } from '../../platform/core/errors';
import type { Database } from '../../platform/db/database';
import { monthlyGifts, projects } from '../../platform/db/schema';
import { projectColumns } from '../getDonation';
import { isOpen, monthsOfGift } from './findGift';
import type { MonthlyGiftView } from './monthly.routes';

/** Returns a monthly gift as its link shows it. */
export async function readGift(db: Database, giftId: string): Promise<MonthlyGiftView> {
  const [found] = await db
    .select({ gift: monthlyGifts, project: projectColumns })
    .from(monthlyGifts)
    .innerJoin(projects, eq(projects.id, monthlyGifts.projectId))
    .where(eq(monthlyGifts.id, giftId));
  if (!found) throw notFound('This monthly gift');
  const { gift, project } = found;
  const months = await monthsOfGift(db, giftId);
  const open = months.find(isOpen);
  return {
    state: gift.state,
    amount: gift.amount,
    method: gift.method,
    byItself: gift.cardToken !== null,
    project,
    nextAt: gift.state === 'active' ? (gift.nextAt?.toISOString() ?? null) : null,
    months: months.map(({ month, order }) => ({
      month: month.month,
      state: month.state,
      amount: order.amount,
      payment: order.state,
      canBePaid: month.id === open?.month.id && order.state !== 'pending',
      nextTryAt: month.state === 'due' ? (month.nextAt?.toISOString() ?? null) : null,
    })),
  };
}
