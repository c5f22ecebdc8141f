import { createHash, timingSafeEqual } from 'node:crypto';

/**
 * Returns whether a webhook has the secret that was agreed with the payment service. It is sent in clear, so it is
 * compared in constant time; without a configured secret, none is right.
 * @param former earlier secrets, accepted until they are retired
 */
export function isRightHash(
  given: string | undefined,
  secret: string | undefined,
  former: readonly string[] = [],
): boolean {
  if (!secret || given === undefined) return false;
  return [secret, ...former].some((right) => timingSafeEqual(digest(given), digest(right)));
}

const digest = (text: string) => createHash('sha256').update(text).digest();
