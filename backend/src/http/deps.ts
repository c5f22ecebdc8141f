import type { ServiceContext } from '../core/context';
import type { Logger } from '../core/logger';
import type { Settings } from '../config/settings';
import type { LiveCounts } from '../stats/live-counts';
import type { TokenVerifier } from './verify-token';

/** Everything that the API is built from; nothing in it is reached any other way. */
export interface Deps extends ServiceContext {
  settings: Pick<Settings, 'auth' | 'siteOrigins' | 'proxyHops' | 'joinPerHour'>;
  log: Logger;
  verifyToken: TokenVerifier;
  liveCounts: LiveCounts;
  /** Aborted when the server stops, so that open streams end. */
  stopping: AbortSignal;
}

/** The person who makes a request, as their access token tells. */
export interface Actor {
  id: string;
  roles: string[];
  /** When the token ends, in seconds since 1970. */
  expiresAt: number;
}

/** What middleware leaves for handlers. */
export interface AppEnv {
  Variables: { deps: Deps; requestId: string; log: Logger; actor: Actor };
}
