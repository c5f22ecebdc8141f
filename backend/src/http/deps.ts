import type { SitePages } from '../analytics/sitePages';
import type { ServiceContext } from '../core/context';
import type { Logger } from '../core/logger';
import type { SignedTokens } from '../core/signedTokens';
import type { Settings } from '../config/settings';
import type { EffectsOfKinds } from '../payments/paymentDeps';
import type { PaymentProvider } from '../payments/provider';
import type { LiveRaised } from '../projects/liveRaised';
import type { LiveCounts } from '../stats/liveCounts';
import type { FileStore } from '../uploads/fileStore';
import type { TokenVerifier } from './verifyToken';

/** Everything that the API is built from; nothing in it is reached any other way. */
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
  >;
  log: Logger;
  verifyToken: TokenVerifier;
  liveCounts: LiveCounts;
  liveRaised: LiveRaised;
  signed: SignedTokens;
  files: FileStore;
  sitePages: SitePages;
  provider: PaymentProvider;
  orderEffects: EffectsOfKinds;
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
