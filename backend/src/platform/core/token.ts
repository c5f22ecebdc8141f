import { createHash, randomBytes } from 'node:crypto';

/** A secret of 256 bits that fits into an address. */
export const newToken = (): string => randomBytes(32).toString('base64url');

/** What is stored of a token: it knows the token again and does not give it away. */
export const digestOfToken = (token: string): string =>
  createHash('sha256').update(token).digest('base64url');
