import { createHmac } from 'node:crypto';
import { errors, jwtVerify, SignJWT } from 'jose';
import type { Clock } from './clock';

/** Tokens that the backend gives out and knows again, on every instance that has the same secret. */
export interface SignedTokens {
  /** A token for one use, about one thing, until a time. */
  sign(use: string, subject: string, expiresAt: Date): Promise<string>;
  /** What a token is about; undefined when it was altered, is over, or was made for another use. */
  subjectOf(use: string, token: string): Promise<string | undefined>;
  /** What proves a text for one use, for good: the same each time, and nobody makes it without the secret. 32 bytes. */
  proofOf(use: string, text: string): Buffer;
  /** All proofs that are accepted: the one of `proofOf` first, then those of former secrets. */
  proofsOf(use: string, text: string): Buffer[];
}

/**
 * Signs with HMAC-SHA-256.
 * @param secret at least 32 characters, known to nobody else
 * @param former secrets of before, which are accepted until they are retired and sign nothing any more
 */
export function createSignedTokens(
  secret: string,
  clock: Clock,
  former: readonly string[] = [],
): SignedTokens {
  const keyOf = (text: string) => new TextEncoder().encode(text);
  const accepted = [secret, ...former];
  const proof = (by: string, use: string, text: string) =>
    createHmac('sha256', by).update(`${use}\0${text}`).digest();
  return {
    proofOf: (use, text) => proof(secret, use, text),
    proofsOf: (use, text) => accepted.map((by) => proof(by, use, text)),
    sign: (use, subject, expiresAt) =>
      new SignJWT()
        .setProtectedHeader({ alg: 'HS256' })
        .setAudience(use)
        .setSubject(subject)
        .setExpirationTime(expiresAt)
        .sign(keyOf(secret)),
    subjectOf: async (use, token) => {
      const options = {
        audience: use,
        algorithms: ['HS256'],
        requiredClaims: ['exp', 'sub'],
        currentDate: clock.now(),
      };
      for (const by of accepted) {
        try {
          return (await jwtVerify(token, keyOf(by), options)).payload.sub;
        } catch (error) {
          if (!(error instanceof errors.JOSEError)) throw error;
        }
      }
      return undefined;
    },
  };
}
