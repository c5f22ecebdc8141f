import { eq } from 'drizzle-orm';
import { ServiceError } from '../../platform/core/errors';
import type { ServiceContext } from '../../platform/db/context';
import { referralAddresses, referralMails } from '../../platform/db/schema';

/**
 * Returns the state of an opt-out link before its button is pressed: open, or already done.
 * @throws ServiceError `not_found` when it never existed
 */
export async function lookAtStop(
  { db }: Pick<ServiceContext, 'db'>,
  stopToken: string,
): Promise<'open' | 'done'> {
  const [mail] = await db
    .select({ stoppedAt: referralAddresses.stoppedAt })
    .from(referralMails)
    .leftJoin(referralAddresses, eq(referralAddresses.addressDigest, referralMails.addressDigest))
    .where(eq(referralMails.stopToken, stopToken));
  if (!mail) throw new ServiceError('not_found', 'This link is not known. Please open it from the letter.');
  return mail.stoppedAt ? 'done' : 'open';
}
