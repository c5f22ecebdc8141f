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
 * All dependencies of the API. They contain what every feature may use; a feature that needs more declares it next to
 * its own type, so that this folder knows no feature.
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
    | 'donationFees'
    | 'paymentsPerHour'
    | 'tickets'
    | 'textMessages'
  >;
  log: Logger;
  verifyToken: TokenVerifier;
  /** Checks the session of a request. */
  sessions: Sessions;
  signed: SignedTokens;
  /** Returns where to read lists and reports. */
  reports: OpenDatabase['reports'];
  /** Reads the database's time, on a connection that requests cannot use. */
  readTime: OpenDatabase['readTime'];
  /** How far the machine's clock is ahead of the database's, ms. */
  clockAheadMs(): number;
  sharedAnswers: SharedAnswers;
  versionCounts: VersionCounts;
  /** Limits the concurrent requests of this instance. */
  requestsAtOnce: AtOnce;
  streamsAtOnce: AtOnce;
  exportsAtOnce: AtOnce;
  /** Aborted when the server stops, so that open streams end. */
  stopping: AbortSignal;
}

/** Checks of people's sessions. */
export interface Sessions {
  /**
   * Records that a session is in use. @returns the person with their chosen name
   * @throws ServiceError `unauthenticated` when the session is over, or was ended from another device
   */
  enter(context: ServiceContext, actor: Actor, device: string | undefined): Promise<Actor>;
  /** Returns whether the session is still open. */
  isOpen(context: ServiceContext, actor: Actor): Promise<boolean>;
  /** Calls back when a session was ended, on any instance. @returns a function that stops it */
  onEnded(listener: () => void): () => void;
}

/** Counts in memory which versions of apps send requests, and adds the sums to the database when it is told to. */
export interface VersionCounts {
  /** Counts a request by the value of its header. */
  note(header: string | undefined, now: Date): void;
  /** Adds the sums to the database; when that fails, they stay for the next time. */
  flush(context: Pick<ServiceContext, 'db'>): Promise<void>;
}

/** Values that middleware passes to handlers. */
export interface AppEnv {
  Variables: {
    deps: Deps;
    requestId: string;
    log: Logger;
    actor: Actor;
    /** The `Idempotency-Key` was used with other content before. */
    isKeyReused?: boolean;
    /** The `Idempotency-Key` was used with this content before, and the request was accepted. */
    isRepeated?: boolean;
    /** Executes a stored request as if it came from outside. */
    carryOut(request: Request): Promise<Response>;
  };
}
