import { createHash } from 'node:crypto';

/** The name of an object by what is in it. */
export function hashOf(body: string | Uint8Array): string {
  return createHash('sha256').update(body).digest('hex').slice(0, 16);
}
