import { withoutTrap } from '@school/shared/schemas/common';
import type { TrialBooking } from '@school/shared/schemas/music-study';
import { eq } from 'drizzle-orm';
import { trialBookings } from '../../platform/db/schema';
import type { Deps } from '../../platform/http/deps';
import { creditLink } from '../../community/referrals/creditLink';
import { queueTrialMails } from './queueTrialMails';
import { findTime } from './times';

/** Identifies a booking: its key for the API, its reference for people. */
interface Names {
  key: string;
  reference: string;
}

/**
 * Books a time for a trial lesson, in a transaction of `takingTime`.
 * @returns false for a repeated submission
 * @throws ServiceError at `time` when it is unavailable
 */
export async function bookTrial(
  deps: Pick<Deps, 'db' | 'clock'>,
  input: TrialBooking,
  { key, reference }: Names,
): Promise<boolean> {
  const { db, clock } = deps;
  const { from, time: id, ...person } = withoutTrap(input);
  if ((await db.$count(trialBookings, eq(trialBookings.submissionKey, key))) > 0) return false;
  const time = await findTime(deps, id);
  const now = clock.now();
  const [row] = await db
    .insert(trialBookings)
    .values({
      ...person,
      timeId: time.id,
      submissionKey: key,
      reference,
      bookedAt: now,
      changedAt: now,
    })
    .onConflictDoNothing({ target: trialBookings.submissionKey })
    .returning({ id: trialBookings.id });
  if (!row) return false;
  if (from) await creditLink(deps, from, 'wrote');
  await queueTrialMails(deps, row.id, 'booked', now);
  return true;
}
