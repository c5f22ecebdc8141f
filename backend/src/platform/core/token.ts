import { createHash, randomBytes } from 'node:crypto';

/** Returns a URL-safe secret of 256 bits. */
export const newToken = (): string => randomBytes(32).toString('base64url');

/** Returns the digest under which a token is stored. */
export const digestOfToken = (token: string): string =>
  createHash('sha256').update(token).digest('base64url');
