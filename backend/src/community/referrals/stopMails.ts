import { eq } from 'drizzle-orm';
import type { ServiceContext } from '../../platform/db/context';
import { ServiceError } from '../../platform/core/errors';
import { referralAddresses, referralMails } from '../../platform/db/schema';

/**
 * Stores that the recipient of a mail wants no more of them, from any sender. A repeat changes nothing.
 * @throws ServiceError `not_found` when the link never existed
 */
export async function stopMails({ db, clock }: ServiceContext, stopToken: string): Promise<void> {
  const { addressDigest } = referralMails;
  const [mail] = await db
    .select({ addressDigest })
    .from(referralMails)
    .where(eq(referralMails.stopToken, stopToken));
  if (!mail) throw new ServiceError('not_found', 'This link is not valid. Please open it from the email.');
  const stoppedAt = clock.now();
  await db
    .insert(referralAddresses)
    .values({ ...mail, stoppedAt })
    .onConflictDoUpdate({ target: referralAddresses.addressDigest, set: { stoppedAt } });
}

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
  if (!mail) throw new ServiceError('not_found', 'This link is not valid. Please open it from the email.');
  return mail.stoppedAt ? 'done' : 'open';
}
