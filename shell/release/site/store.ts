import type { Registry } from './registry';

/**
 * Where the site lies: immutable objects under keys, and one registry that says which of them are in use. A folder
 * today; any object store with conditional writes fits.
 */
export interface SiteStore {
  /** The bytes of an object, or `undefined` when there is none. */
  readonly read: (key: string) => Promise<Buffer | undefined>;
  /** Writes an object that never changes afterwards; writing it again is nothing new. */
  readonly write: (key: string, body: string | Uint8Array) => Promise<void>;
  /** Takes in a whole folder under a prefix: all of it or nothing. */
  readonly putFolder: (prefix: string, folder: string) => Promise<void>;
  /** A folder on this machine with the objects under a prefix, to run code from. */
  readonly localFolder: (prefix: string) => Promise<string>;
  /** The registries that were in force, newest first, as far back as the store remembers. */
  readonly history: () => Promise<readonly PastRegistry[]>;
  /** Removes what nobody needs any more, beside any deploy. What is in use, or was within the window, stays. */
  readonly prune: (window: PruneWindow, now: Date) => Promise<PruneResult>;
  /** The registry in force. A corrupt one is left aside for the last good one, with a warning. */
  readonly registry: () => Promise<Registry>;
  /**
   * Puts a new registry in force, atomically.
   * @throws StaleRegistryError when somebody else has changed it since `basis` was read, or has removed an object
   * that `next` names
   */
  readonly swapRegistry: (basis: Registry, next: Registry) => Promise<void>;
}

export interface PastRegistry {
  readonly registry: Registry;
  /** When another one came into force; the one in force has none. */
  readonly until: Date | undefined;
}

/** How much of the past is kept: what was in force within some days, and the last revisions whenever that was. */
export interface PruneWindow {
  readonly days: number;
  readonly revisions: number;
}

interface PruneResult {
  /** Keys of the files and folders that are gone. */
  readonly removed: readonly string[];
}

/** The registry has moved on; what was computed from the old one must be computed again. */
export class StaleRegistryError extends Error {
  override readonly name = 'StaleRegistryError';
  constructor() {
    super('Somebody else changed the site at the same time');
  }
}
