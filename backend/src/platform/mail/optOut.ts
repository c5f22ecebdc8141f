import { createHash } from 'node:crypto';
import { and, eq, isNotNull } from 'drizzle-orm';
import { mailboxOf } from '../core/mailboxOf';
import type { Database } from '../db/database';
import { referralAddresses } from '../db/schema';

/**
 * Returns a mailbox as a digest for comparison, regardless of spelling and `+part`. Without a secret, since opt-outs
 * must survive a change of secrets.
 */
export function digestOfAddress(email: string): string {
  return createHash('sha256')
    .update(`referral:${mailboxOf(email)}`)
    .digest('base64url');
}

/** Returns whether the owner of an address has refused mails that other people cause: recommendations and cards. */
export async function isStopped({ db }: { db: Database }, addressDigest: string): Promise<boolean> {
  const { addressDigest: digest, stoppedAt } = referralAddresses;
  return (await db.$count(referralAddresses, and(eq(digest, addressDigest), isNotNull(stoppedAt)))) > 0;
}
