import type { ServiceContext } from '../db/context';
import type { Logger } from '../core/logger';
import type { SignedTokens } from '../core/signedTokens';
import type { Settings } from '../config/settings';
import type { OpenDatabase } from '../db/database';
import type { AtOnce } from './atOnce';
import type { TokenVerifier } from './verifyToken';
import type { Actor } from './actor';
import type { SharedAnswers } from './sharedAnswers';

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
  /** Holds a request to the session that it comes from. */
  sessions: Sessions;
  signed: SignedTokens;
  /** Whether the database answers, on a connection that no request can take. */
  readTime: OpenDatabase['readTime'];
  /** How far the machine's clock is ahead of the database's, ms. */
  clockAheadMs(): number;
  sharedAnswers: SharedAnswers;
  /** What goes on at the same time on this instance. */
  requestsAtOnce: AtOnce;
  streamsAtOnce: AtOnce;
  exportsAtOnce: AtOnce;
  /** Aborted when the server stops, so that open streams end. */
  stopping: AbortSignal;
}

/** What the sessions of people say about requests. */
export interface Sessions {
  /**
   * Notes that a session is in use. @returns the person as they chose to be called
   * @throws ServiceError `unauthenticated` when the session is over, or was ended from elsewhere
   */
  enter(context: ServiceContext, actor: Actor, device: string | undefined): Promise<Actor>;
  /** Whether it goes on. */
  isOpen(context: ServiceContext, actor: Actor): Promise<boolean>;
  /** Tells when a session was ended, on whichever instance. @returns the end of telling */
  onEnded(listener: () => void): () => void;
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
    /** The `Idempotency-Key` came with this content before, and was not refused. */
    isRepeated?: boolean;
    /** Carries out a request that was held before, as if it came from outside. */
    carryOut(request: Request): Promise<Response>;
  };
}
