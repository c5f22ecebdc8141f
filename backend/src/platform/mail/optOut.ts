import { createHash } from 'node:crypto';
import { mailboxOf } from '../../platform/core/mailboxOf';

/**
 * Returns a mailbox as a digest for comparison, regardless of spelling and `+part`. Without a secret, since opt-outs
 * must survive a change of secrets.
 */
export function digestOfAddress(email: string): string {
  return createHash('sha256')
    .update(`referral:${mailboxOf(email)}`)
    .digest('base64url');
}
