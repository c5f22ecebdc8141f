import type { Clock } from '../../../platform/core/clock';
import { ServiceError } from '../../../platform/core/errors';
import type { Actor } from '../../../platform/http/actor';

/** The signed-in people of the simulation; their token is their name. */
const roles: Readonly<Record<string, readonly string[]>> = {
  staff: ['staff'],
  admin: ['staff', 'admin'],
  door: ['door'],
  jurorA: ['jury'],
  jurorB: ['jury'],
  nobody: [],
};

/** Returns the person of a token. @throws ServiceError `unauthenticated` */
export function actorOf(token: string, clock: Clock): Actor {
  const has = roles[token];
  if (!has) throw new ServiceError('unauthenticated', 'Please sign in and try again.');
  const now = clock.now();
  return {
    id: `sim|${token}`,
    name: token,
    email: `${token}@school.example`,
    session: null,
    roles: [...has],
    issuedAt: now,
    expiresAt: Math.floor(now.getTime() / 1000) + 600,
  };
}

/** The header with which a person signs a request. */
export const as = (token: string) => ({ authorization: `Bearer ${token}` });
