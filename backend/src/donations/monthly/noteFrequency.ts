import type { DonationStart } from '@school/shared/schemas/donation';
import { and, eq, inArray } from 'drizzle-orm';
import type { ServiceContext } from '../../platform/db/context';
import { giftMonths, monthlyGifts, type donations } from '../../platform/db/schema';
import { monthOf } from './schedule';

type Donation = typeof donations.$inferSelect;

/**
 * Notes whether a donation that is not paid yet repeats every month, in the caller's transaction, which has locked the
 * donation. The gift begins when the donation is paid.
 */
export async function noteFrequency(
  { db, clock }: ServiceContext,
  { id, projectId, name, email, phone, anonymous, method }: Donation,
  { amount, frequency, feeRate }: Pick<DonationStart, 'amount' | 'frequency'> & { feeRate: number },
): Promise<void> {
  if (frequency !== 'monthly') return forgetStarting(db, id);
  const now = clock.now();
  const typed = { projectId, name, email, phone, anonymous, method, amount, feeRate };
  await db
    .insert(monthlyGifts)
    .values({ ...typed, id, state: 'starting', createdAt: now, changedAt: now })
    .onConflictDoUpdate({
      target: monthlyGifts.id,
      set: { ...typed, changedAt: now },
      setWhere: eq(monthlyGifts.state, 'starting'),
    });
  await db
    .insert(giftMonths)
    .values({ giftId: id, month: monthOf(now), donationId: id, state: 'due', dueAt: now })
    .onConflictDoNothing();
}

/** Returns whether a donation was stored as the first month of a monthly gift. */
export const isMonthly = async ({ db }: Pick<ServiceContext, 'db'>, donationId: string): Promise<boolean> =>
  (await db.$count(monthlyGifts, eq(monthlyGifts.id, donationId))) > 0;

/** Deletes a gift that has not begun: the donor gives once after all. */
async function forgetStarting(db: ServiceContext['db'], id: string): Promise<void> {
  const starting = and(eq(monthlyGifts.id, id), eq(monthlyGifts.state, 'starting'));
  const ids = db.select({ id: monthlyGifts.id }).from(monthlyGifts).where(starting);
  await db.delete(giftMonths).where(inArray(giftMonths.giftId, ids));
  await db.delete(monthlyGifts).where(starting);
}
