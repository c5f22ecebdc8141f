import { createHash } from 'node:crypto';
import { createRemoteJWKSet, errors, jwtVerify, type JWTPayload } from 'jose';
import type { AuthSettings } from '../config/settings';
import type { Clock } from '../core/clock';
import { ServiceError } from '../core/errors';
import type { Actor } from './actor';

/** Returns the person of an access token, or throws a typed error. */
export type TokenVerifier = (token: string) => Promise<Actor>;

/** Checks signature, algorithm, issuer, audience and times against the identity service's published keys. */
export function createTokenVerifier(auth: AuthSettings, clock: Clock): TokenVerifier {
  const keys = createRemoteJWKSet(new URL('.well-known/jwks.json', auth.issuer), { timeoutDuration: 5_000 });
  return async (token) => {
    const options = {
      issuer: auth.issuer,
      audience: auth.audience,
      algorithms: ['RS256'],
      requiredClaims: ['exp', 'sub'],
      currentDate: clock.now(),
    };
    const { payload } = await jwtVerify(token, keys, options).catch(refuse);
    return actorOf(payload, auth);
  };
}

function actorOf(
  payload: JWTPayload,
  { rolesClaim, nameClaim, emailClaim, sessionClaim }: AuthSettings,
): Actor {
  const roles = payload[rolesClaim];
  return {
    id: payload.sub ?? '',
    name: claimText(payload[nameClaim]),
    email: claimText(payload[emailClaim]),
    session: digestOf(payload[sessionClaim]),
    roles: Array.isArray(roles) ? roles.filter((role) => typeof role === 'string') : [],
    issuedAt: new Date((payload.iat ?? 0) * 1000),
    expiresAt: payload.exp ?? 0,
  };
}

/** Returns a claim with text for people; null when it is empty or no text. */
const claimText = (claim: unknown): string | null =>
  typeof claim === 'string' && claim.trim() !== '' ? claim.trim().slice(0, 200) : null;

/** Returns the digest that identifies a session here; it cannot be used to sign in. */
const digestOf = (claim: unknown): string | null =>
  typeof claim === 'string' && claim !== ''
    ? createHash('sha256').update(claim).digest('base64url').slice(0, 22)
    : null;

/** The published keys could not be fetched or read. */
const keysAway = new Set(['ERR_JWKS_TIMEOUT', 'ERR_JWKS_INVALID', 'ERR_JOSE_GENERIC']);

/** A wrong token is the caller's fault; unavailable keys are ours. */
function refuse(error: unknown): never {
  if (!(error instanceof errors.JOSEError) || keysAway.has(error.code)) {
    throw new ServiceError('unavailable', 'Sign-in cannot be checked right now. Please try again.', {
      cause: error,
    });
  }
  throw new ServiceError('unauthenticated', 'Please sign in and try again.', { cause: error });
}
