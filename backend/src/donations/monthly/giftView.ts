import { eq } from 'drizzle-orm';
import { notFound } from '../../platform/core/errors';
import type { ServiceContext } from '../../platform/db/context';
import { monthlyGifts, projects } from '../../platform/db/schema';
import { projectColumns } from '../getDonation';
import { isOpen, monthsOfGift } from './findGift';
import { isStuck } from './isStuck';
import type { MonthlyGiftView } from './monthly.routes';

/** Returns a monthly gift as its link shows it. */
export async function readGift(context: ServiceContext, giftId: string): Promise<MonthlyGiftView> {
  const { db, clock } = context;
  const [found] = await db
    .select({ gift: monthlyGifts, project: projectColumns, isProjectOpen: projects.isOpen })
    .from(monthlyGifts)
    .innerJoin(projects, eq(projects.id, monthlyGifts.projectId))
    .where(eq(monthlyGifts.id, giftId));
  if (!found) throw notFound('This monthly gift');
  const { gift, project } = found;
  const months = await monthsOfGift(db, giftId);
  const now = clock.now();
  const open = found.isProjectOpen ? months.find((month) => isOpen(month, now)) : undefined;
  const isPayable = open && (open.order.state !== 'pending' || (await isStuck(context, open.order)));
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
      canBePaid: isPayable === true && month.id === open.month.id,
      nextTryAt: month.state === 'due' ? (month.nextAt?.toISOString() ?? null) : null,
    })),
  };
}
