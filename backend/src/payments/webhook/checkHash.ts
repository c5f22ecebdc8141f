import { createHash, timingSafeEqual } from 'node:crypto';

/**
 * Whether a webhook carries the secret that was agreed on with the payment service. It is sent as it is, so it is
 * compared in a time that says nothing about it; while no secret is set, nothing is right.
 * @param former secrets of before, which are right until they are retired
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
