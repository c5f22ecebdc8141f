import type { Readable } from 'node:stream';

/** A store of files. Keys are our own and contain no names of people. Failures are reported as `storeFailure`. */
export interface FileStore {
  /**
   * Stores the stream. When it rejects, part of the file may exist.
   * @param size in bytes
   */
  write(key: string, bytes: Readable, size: number): Promise<void>;
  /** Returns undefined when there is no such file. A reader who stops early must destroy the stream. */
  read(key: string): Promise<Readable | undefined>;
  /** Does nothing when there is no such file. */
  remove(key: string): Promise<void>;
  /** Deletes everything whose key begins with this folder. */
  removeAll(folder: string): Promise<void>;
  /** Returns whether it has no files. */
  isEmpty(): Promise<boolean>;
  /** Returns the free space; `Infinity` for a store without a known limit. */
  freeBytes(): Promise<number>;
}

declare module '../http/deps' {
  interface Deps {
    files: FileStore;
  }
}

declare module '../feature/feature' {
  interface BackgroundContext {
    files: FileStore;
  }
}
