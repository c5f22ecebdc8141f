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
}

/** Signs with HMAC-SHA-256. @param secret at least 32 characters, known to nobody else */
export function createSignedTokens(secret: string, clock: Clock): SignedTokens {
  const key = new TextEncoder().encode(secret);
  return {
    proofOf: (use, text) => createHmac('sha256', secret).update(`${use}\0${text}`).digest(),
    sign: (use, subject, expiresAt) =>
      new SignJWT()
        .setProtectedHeader({ alg: 'HS256' })
        .setAudience(use)
        .setSubject(subject)
        .setExpirationTime(expiresAt)
        .sign(key),
    subjectOf: async (use, token) => {
      const options = {
        audience: use,
        algorithms: ['HS256'],
        requiredClaims: ['exp', 'sub'],
        currentDate: clock.now(),
      };
      try {
        return (await jwtVerify(token, key, options)).payload.sub;
      } catch (error) {
        if (error instanceof errors.JOSEError) return undefined;
        throw error;
      }
    },
  };
}
