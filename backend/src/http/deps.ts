import type { ServiceContext } from '../db/context';
import type { Logger } from '../core/logger';
import type { SignedTokens } from '../core/signedTokens';
import type { Settings } from '../config/settings';
import type { AtOnce } from './atOnce';
import type { TokenVerifier } from './verifyToken';

/**
 * Everything that the API is built from; nothing in it is reached any other way. Here stands what each feature may use; a
 * feature that needs more declares it beside the part's own type, so that this folder knows no feature.
 */
export interface Deps extends ServiceContext {
  settings: Pick<
    Settings,
    | 'auth'
    | 'siteOrigins'
    | 'proxyHops'
    | 'formsPerHour'
    | 'beaconsPerHour'
    | 'mail'
    | 'uploads'
    | 'payments'
    | 'paymentsPerHour'
    | 'tickets'
  >;
  log: Logger;
  verifyToken: TokenVerifier;
  signed: SignedTokens;
  /** What goes on at the same time on this instance. */
  requestsAtOnce: AtOnce;
  streamsAtOnce: AtOnce;
  /** Aborted when the server stops, so that open streams end. */
  stopping: AbortSignal;
}

/** The person who makes a request, as their access token tells. */
export interface Actor {
  id: string;
  /** As they are called, where the token tells. */
  name: string | null;
  roles: string[];
  /** When the token ends, in seconds since 1970. */
  expiresAt: number;
}

/** What middleware leaves for handlers. */
export interface AppEnv {
  Variables: {
    deps: Deps;
    requestId: string;
    log: Logger;
    actor: Actor;
    /** The `Idempotency-Key` came with another content before. */
    isKeyReused?: boolean;
  };
}
