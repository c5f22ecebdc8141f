import { createHash } from 'node:crypto';

/**
 * A mailbox as a digest, which can be compared and not be read. However the address is written, with or without a
 * `+part`, it is the same. There is no secret in it: a wish not to be written to must outlive a change of secrets.
 */
export function digestOfAddress(email: string): string {
  const [local = '', host = ''] = email.toLowerCase().split('@');
  const [mailbox] = local.split('+');
  return createHash('sha256').update(`referral:${mailbox}@${host}`).digest('base64url');
}
