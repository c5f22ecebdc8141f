import { createHmac } from 'node:crypto';
import { errors, jwtVerify, SignJWT } from 'jose';
import type { Clock } from './clock';

/** Tokens that every instance with the same secret can verify. */
export interface SignedTokens {
  /** Signs a token for one use and subject, valid until a time. */
  sign(use: string, subject: string, expiresAt: Date): Promise<string>;
  /** Returns the subject of a token; undefined when it was altered, expired, or made for another use. */
  subjectOf(use: string, token: string): Promise<string | undefined>;
  /** Returns a permanent proof of a text for one use: 32 bytes that only the secret can produce. */
  proofOf(use: string, text: string): Buffer;
  /** Returns all accepted proofs: that of `proofOf` first, then those of former secrets. */
  proofsOf(use: string, text: string): Buffer[];
}

/**
 * Creates tokens signed with HMAC-SHA-256.
 * @param secret at least 32 characters
 * @param former earlier secrets, accepted until they are retired but not used to sign
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
