import { createHash } from 'node:crypto';
import { mailboxOf } from '../../platform/mail/mailboxOf';

/**
 * A mailbox as a digest, which can be compared and not be read. However the address is written, with or without a
 * `+part`, it is the same. There is no secret in it: a wish not to be written to must outlive a change of secrets.
 */
export function digestOfAddress(email: string): string {
  return createHash('sha256')
    .update(`referral:${mailboxOf(email)}`)
    .digest('base64url');
}
