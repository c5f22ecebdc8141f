import type { Registry } from './registry';

/**
 * The storage of the site: immutable objects by key, and a registry that says which are in use. Implemented as a
 * folder; any object store with conditional writes would do.
 */
export interface SiteStore {
  /** Returns the bytes of an object, or `undefined` when it does not exist. */
  readonly read: (key: string) => Promise<Buffer | undefined>;
  /** Writes an immutable object; writing it again has no effect. */
  readonly write: (key: string, body: string | Uint8Array) => Promise<void>;
  /** Stores a whole folder under a prefix, all or nothing. @param check refuses the complete copy by an error */
  readonly putFolder: (
    prefix: string,
    folder: string,
    check?: (copy: string) => Promise<void>,
  ) => Promise<void>;
  /** Returns a local folder with the objects under a prefix, to run code from. */
  readonly localFolder: (prefix: string) => Promise<string>;
  /** Returns published registries, newest first, as far back as the store has them. */
  readonly history: () => Promise<readonly PastRegistry[]>;
  /** Removes unneeded files; safe during deploys. What is in use, or was within the window, stays. */
  readonly prune: (window: PruneWindow, now: Date) => Promise<PruneResult>;
  /** Returns the current registry. Replaces a corrupt one by the last valid one, with a warning. */
  readonly registry: () => Promise<Registry>;
  /**
   * Publishes a new registry atomically.
   * @throws StaleRegistryError when it has changed since `basis` was read, or an object that `next` refers to was
   * removed
   */
  readonly swapRegistry: (basis: Registry, next: Registry) => Promise<void>;
}

export interface PastRegistry {
  readonly registry: Registry;
  /** When the next one was published; undefined for the current one. */
  readonly until: Date | undefined;
}

/** How much history is kept: registries of the last days, and a number of revisions of any age. */
export interface PruneWindow {
  readonly days: number;
  readonly revisions: number;
  /** How long a tab may stay open. Days; what a tab may still load stays, whatever the other two say. */
  readonly tabDays: number;
}

interface PruneResult {
  /** Keys of the removed files and folders. */
  readonly removed: readonly string[];
}

/** The registry has changed meanwhile, and the next one must be computed again. */
export class StaleRegistryError extends Error {
  override readonly name = 'StaleRegistryError';
  constructor() {
    super('Somebody else changed the site at the same time');
  }
}
