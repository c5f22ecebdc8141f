import { eq } from 'drizzle-orm';
import type { ServiceContext } from '../../platform/db/context';
import { ServiceError } from '../../platform/core/errors';
import { referralAddresses, referralMails } from '../../platform/db/schema';

/**
 * Notes that the reader of a mail wants no more of them, from nobody. A second time changes nothing.
 * @throws ServiceError `not_found` when the link was never given out
 */
export async function stopMails({ db, clock }: ServiceContext, stopToken: string): Promise<void> {
  const { addressDigest } = referralMails;
  const [mail] = await db
    .select({ addressDigest })
    .from(referralMails)
    .where(eq(referralMails.stopToken, stopToken));
  if (!mail) throw new ServiceError('not_found', 'This link is not known. Please open it from the letter.');
  const stoppedAt = clock.now();
  await db
    .insert(referralAddresses)
    .values({ ...mail, stoppedAt })
    .onConflictDoUpdate({ target: referralAddresses.addressDigest, set: { stoppedAt } });
}
