import { createHash, timingSafeEqual } from 'node:crypto';

/**
 * Whether a webhook carries the secret that was agreed on with the payment service. It is sent as it is, so it is
 * compared in a time that says nothing about it; while no secret is set, nothing is right.
 */
export function isRightHash(given: string | undefined, secret: string | undefined): boolean {
  if (!secret || given === undefined) return false;
  return timingSafeEqual(digest(given), digest(secret));
}

const digest = (text: string) => createHash('sha256').update(text).digest();
