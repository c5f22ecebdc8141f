import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import type { SignedTokens } from './signedTokens';

const algorithm = 'aes-256-gcm';
const ivBytes = 12;
const tagBytes = 16;

type Secrets = Pick<SignedTokens, 'proofOf' | 'proofsOf'>;

/**
 * Encrypts a text for the database, so that its readers cannot use it without the secret of the API.
 * @param use what it is for, and of which row: it can be opened for the same use only
 */
export function seal(secrets: Secrets, use: string, text: string): string {
  const iv = randomBytes(ivBytes);
  const cipher = createCipheriv(algorithm, secrets.proofOf('seal', use), iv);
  const hidden = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), hidden]).toString('base64url');
}

/** Decrypts a sealed text, also one of a former secret. Returns undefined when no secret opens it. */
export function unseal(secrets: Secrets, use: string, sealed: string): string | undefined {
  const bytes = Buffer.from(sealed, 'base64url');
  for (const key of secrets.proofsOf('seal', use)) {
    try {
      const decipher = createDecipheriv(algorithm, key, bytes.subarray(0, ivBytes));
      decipher.setAuthTag(bytes.subarray(ivBytes, ivBytes + tagBytes));
      const text = [decipher.update(bytes.subarray(ivBytes + tagBytes)), decipher.final()];
      return Buffer.concat(text).toString('utf8');
    } catch {
      // Another secret sealed it, or it was altered.
    }
  }
  return undefined;
}
