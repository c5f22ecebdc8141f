import { createHash } from 'node:crypto';

/** Returns a short hash of a text. */
export function tagOf(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 16);
}
