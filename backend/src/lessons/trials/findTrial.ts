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

/** What the link of a mail opens. */
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

/** The trial lesson that a key opens. @throws not found, of a key that is altered as well */
export async function trialOfKey({ db, signed }: Pick<Deps, 'db' | 'signed'>, key: string): Promise<Trial> {
  const id = idInKey(key);
  const found =
    id && isKeyOf(signed, key, trialKeyOf(id)) ? await db.transaction((tx) => trialById(tx, id)) : undefined;
  if (!found) throw notFound('This trial lesson');
  return found;
}
