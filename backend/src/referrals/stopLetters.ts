import { eq } from 'drizzle-orm';
import type { ServiceContext } from '../db/context';
import { ServiceError } from '../core/errors';
import { referralAddresses, referralLetters } from '../db/schema';

/**
 * Notes that the reader of a letter wants no more of them, from nobody. A second time changes nothing.
 * @throws ServiceError `not_found` when the link was never given out
 */
export async function stopLetters({ db, clock }: ServiceContext, stopToken: string): Promise<void> {
  const { addressDigest } = referralLetters;
  const [letter] = await db
    .select({ addressDigest })
    .from(referralLetters)
    .where(eq(referralLetters.stopToken, stopToken));
  if (!letter) throw new ServiceError('not_found', 'This link is not known. Please open it from the letter.');
  const stoppedAt = clock.now();
  await db
    .insert(referralAddresses)
    .values({ ...letter, stoppedAt })
    .onConflictDoUpdate({ target: referralAddresses.addressDigest, set: { stoppedAt } });
}
