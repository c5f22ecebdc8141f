import { referralLimits } from '@school/shared/schemas/referral';
import { sql } from 'drizzle-orm';
import type { ServiceContext } from '../../platform/db/context';
import { referralAddresses } from '../../platform/db/schema';

/**
 * Claims the right to send a friend one mail. @returns whether it was granted: not soon after another mail, and never
 * after an opt-out. Of two concurrent claims one succeeds.
 */
export async function claimAddress({ db, clock }: ServiceContext, addressDigest: string): Promise<boolean> {
  const writtenAt = clock.now();
  const longAgo = new Date(writtenAt.getTime() - referralLimits.daysBetweenMails * 24 * 60 * 60 * 1000);
  const { stoppedAt, writtenAt: last } = referralAddresses;
  const claimed = await db
    .insert(referralAddresses)
    .values({ addressDigest, writtenAt })
    .onConflictDoUpdate({
      target: referralAddresses.addressDigest,
      set: { writtenAt },
      setWhere: sql`${stoppedAt} is null and (${last} is null or ${last} <= ${longAgo.toISOString()})`,
    })
    .returning({ addressDigest: referralAddresses.addressDigest });
  return claimed.length > 0;
}
