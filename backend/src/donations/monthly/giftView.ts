import { eq } from 'drizzle-orm';
import { notFound } from '../../platform/core/errors';
import type { ServiceContext } from '../../platform/db/context';
import { monthlyGifts, projects } from '../../platform/db/schema';
import { projectColumns } from '../getDonation';
import { isProjectOpen } from './closedProject';
import { feeOf, isOpen, monthsOfGift, type MonthlyGift } from './findGift';
import { isStuck } from './isStuck';
import type { MonthlyGiftView } from './monthly.routes';

/** Returns a monthly gift as its link shows it. */
export async function readGift(context: ServiceContext, giftId: string): Promise<MonthlyGiftView> {
  const [found] = await context.db
    .select({ gift: monthlyGifts, project: projectColumns })
    .from(monthlyGifts)
    .innerJoin(projects, eq(projects.id, monthlyGifts.projectId))
    .where(eq(monthlyGifts.id, giftId));
  if (!found) throw notFound('This monthly gift');
  const { gift, project } = found;
  return {
    state: gift.state,
    amount: gift.amount,
    fee: feeOf(gift),
    method: gift.method,
    byItself: gift.cardToken !== null,
    project,
    nextAt: gift.state === 'active' ? (gift.nextAt?.toISOString() ?? null) : null,
    months: (await shownMonths(context, gift)).map(({ shown }) => shown),
  };
}

/** Returns the months of a gift, the newest first, each with what its donor sees of it. */
export async function shownMonths(context: ServiceContext, gift: MonthlyGift) {
  const months = await monthsOfGift(context.db, gift.id);
  const now = context.clock.now();
  const open = (await isProjectOpen(context, gift)) ? months.find((month) => isOpen(month, now)) : undefined;
  const isPayable = open && (open.order.state !== 'pending' || (await isStuck(context, open.order)));
  return months.map((found) => {
    const { month, order, fee } = found;
    const shown: MonthlyGiftView['months'][number] = {
      month: month.month,
      state: month.state,
      amount: order.amount,
      fee,
      payment: order.state,
      canBePaid: isPayable === true && month.id === open.month.id,
      nextTryAt: month.state === 'due' ? (month.nextAt?.toISOString() ?? null) : null,
    };
    return { ...found, shown };
  });
}
