import { eq } from 'drizzle-orm';
import type { ServiceContext } from '../../platform/db/context';
import { monthlyGifts, projects } from '../../platform/db/schema';
import { skipOpenMonths, type MonthlyGift } from './findGift';
import { queueGiftMail } from './queueGiftMail';

/** Returns whether the project of a gift takes donations. */
export async function isProjectOpen(
  { db }: Pick<ServiceContext, 'db'>,
  { projectId }: Pick<MonthlyGift, 'projectId'>,
): Promise<boolean> {
  const [project] = await db
    .select({ isOpen: projects.isOpen })
    .from(projects)
    .where(eq(projects.id, projectId));
  return project?.isOpen ?? false;
}

/**
 * Pauses a gift whose project takes no donations, leaves its open months out and tells the donor, in the caller's
 * transaction. @param month during which it was noticed
 */
export async function pauseClosed(
  context: ServiceContext,
  { id }: Pick<MonthlyGift, 'id'>,
  month: string,
): Promise<void> {
  const changedAt = context.clock.now();
  await skipOpenMonths(context.db, id);
  await context.db.update(monthlyGifts).set({ state: 'paused', changedAt }).where(eq(monthlyGifts.id, id));
  await queueGiftMail(context, { giftId: id, news: 'closed' }, month);
}
