import { createHash } from 'node:crypto';

/** Returns the name of an object: the hash of its content. */
export function hashOf(body: string | Uint8Array): string {
  return createHash('sha256').update(body).digest('hex').slice(0, 16);
}
