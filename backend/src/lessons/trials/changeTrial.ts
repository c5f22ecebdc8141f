import { eq } from 'drizzle-orm';
import { notFound } from '../../platform/core/errors';
import { conflictAt } from '../../platform/core/refusals';
import type { ServiceContext } from '../../platform/db/context';
import { trialBookings } from '../../platform/db/schema';
import { queueTrialMails } from './queueTrialMails';
import { trialById, type Trial } from './findTrial';
import { findTime, takingTime } from './times';

/**
 * Moves a trial lesson to another time; its own time changes nothing.
 * @throws ServiceError at `time` when it is unavailable, or the lesson is over or cancelled
 */
export const moveTrial = (context: ServiceContext, id: string, timeId: string): Promise<void> =>
  takingTime(() =>
    context.db.transaction(async (tx) => {
      const inside = { ...context, db: tx };
      const { booking } = await comingTrial(inside, id);
      if (booking.timeId === timeId) return;
      const time = await findTime(inside, timeId);
      await change(inside, id, 'moved', { timeId: time.id });
    }),
  );

/** Cancels a trial lesson; a repeat changes nothing. @throws ServiceError at `time` when it has begun */
export const cancelTrial = (context: ServiceContext, id: string): Promise<void> =>
  context.db.transaction(async (tx) => {
    const inside = { ...context, db: tx };
    const found = await trialById(tx, id);
    if (found?.booking.state === 'canceled') return;
    await comingTrial(inside, id);
    await change(inside, id, 'canceled', { state: 'canceled' });
  });

async function comingTrial({ db, clock }: ServiceContext, id: string): Promise<Trial> {
  const found = await trialById(db, id);
  if (!found) throw notFound('This trial lesson');
  if (found.booking.state === 'canceled')
    throw conflictAt('time', 'This lesson was cancelled. You can book another one on the instrument’s page.');
  if (found.time.startsAt <= clock.now())
    throw conflictAt('time', 'This lesson has begun already. Please call the office.');
  return found;
}

async function change(
  context: ServiceContext,
  id: string,
  news: 'moved' | 'canceled',
  values: Partial<typeof trialBookings.$inferInsert>,
): Promise<void> {
  const changedAt = context.clock.now();
  await context.db
    .update(trialBookings)
    .set({ ...values, changedAt })
    .where(eq(trialBookings.id, id));
  await queueTrialMails(context, id, news, changedAt);
}
