import { eq } from 'drizzle-orm';
import { ServiceError } from '../../platform/core/errors';
import type { ServiceContext } from '../../platform/db/context';
import { monthlyGifts } from '../../platform/db/schema';
import { isProjectOpen } from './closedProject';
import { lockGift, skipOpenMonths, type MonthlyGift } from './findGift';
import { queueGiftMail, type GiftMail } from './queueGiftMail';
import { comingDue } from './schedule';

/** What a donor or staff can change. */
export interface GiftChange {
  /** Of the months to come, in pesewas. */
  amount?: number | undefined;
  /** Leaves out the payment fee. Who wants to add it sees its sum first, in the form of a gift. */
  coverFee?: false | undefined;
  state?: 'active' | 'paused' | 'stopped' | undefined;
}

/**
 * Changes a monthly gift; the same again changes nothing. Each change is told to the donor by mail.
 * @throws ServiceError `conflict` when it has ended or has not begun
 */
export const changeGift = (context: ServiceContext, giftId: string, change: GiftChange): Promise<void> =>
  context.db.transaction(async (db) => {
    const gift = await lockGift(db, giftId);
    const terms = termsOf(gift, change);
    if (gift.state === change.state && !terms) return;
    if (gift.state === 'starting')
      throw new ServiceError('conflict', 'This monthly gift begins with its first payment.');
    if (gift.state === 'stopped')
      throw new ServiceError('conflict', 'This monthly gift has ended. You can start a new one.');
    const inside = { ...context, db };
    if (terms) await store(inside, gift, 'changed', terms);
    if (change.state !== undefined && change.state !== gift.state)
      await changeState(inside, gift, change.state);
  });

/** Returns what becomes different of the months to come. */
function termsOf(
  gift: MonthlyGift,
  { amount = gift.amount, coverFee }: GiftChange,
): Pick<MonthlyGift, 'amount' | 'feeRate'> | undefined {
  const feeRate = coverFee === false ? 0 : gift.feeRate;
  return amount === gift.amount && feeRate === gift.feeRate ? undefined : { amount, feeRate };
}

async function changeState(
  context: ServiceContext,
  gift: MonthlyGift,
  state: 'active' | 'paused' | 'stopped',
): Promise<void> {
  const now = context.clock.now();
  // A month that passed meanwhile is not taken after all, and none of them counts as missed from now on.
  await skipOpenMonths(context.db, gift.id);
  if (state === 'active') {
    if (!(await isProjectOpen(context, gift)))
      throw new ServiceError('conflict', 'No donations are taken for this project at present.');
    const nextAt = comingDue(gift.nextAt ?? now, now);
    return store(context, gift, 'resumed', { state, nextAt });
  }
  if (state === 'paused') return store(context, gift, 'paused', { state });
  return store(context, gift, 'stopped', { state, nextAt: null, cardToken: null });
}

async function store(
  context: ServiceContext,
  { id: giftId }: MonthlyGift,
  news: GiftMail['news'],
  changes: Partial<MonthlyGift>,
): Promise<void> {
  const changedAt = context.clock.now();
  await context.db
    .update(monthlyGifts)
    .set({ ...changes, changedAt })
    .where(eq(monthlyGifts.id, giftId));
  await queueGiftMail(context, { giftId, news }, changedAt.toISOString());
}
