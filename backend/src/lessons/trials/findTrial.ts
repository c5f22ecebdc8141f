import { eq } from 'drizzle-orm';
import { notFound } from '../../platform/core/errors';
import { idInKey, isKeyOf, type Keyed } from '../../platform/core/privateKey';
import type { Deps } from '../../platform/http/deps';
import { teachers, trialBookings, trialTimes } from '../../platform/db/schema';
import type { Database } from '../../platform/db/database';
import { timeColumns, type TrialTime } from './times';

/** A trial lesson with its time. */
export interface Trial {
  booking: typeof trialBookings.$inferSelect;
  time: TrialTime;
}

/** Returns the subject of a trial lesson's link. */
export const trialKeyOf = (bookingId: string): Keyed => ({ use: 'trial-lesson', id: bookingId, version: 1 });

export async function trialById(db: Database, id: string): Promise<Trial | undefined> {
  const [found] = await db
    .select({ booking: trialBookings, time: timeColumns })
    .from(trialBookings)
    .innerJoin(trialTimes, eq(trialTimes.id, trialBookings.timeId))
    .innerJoin(teachers, eq(teachers.id, trialTimes.teacherId))
    .where(eq(trialBookings.id, id))
    .for('update', { of: trialBookings });
  return found;
}

/** Returns the trial lesson of a key. @throws not found, also for an altered key */
export async function trialOfKey({ db, signed }: Pick<Deps, 'db' | 'signed'>, key: string): Promise<Trial> {
  const id = idInKey(key);
  const found =
    id && isKeyOf(signed, key, trialKeyOf(id)) ? await db.transaction((tx) => trialById(tx, id)) : undefined;
  if (!found) throw notFound('This trial lesson');
  return found;
}
