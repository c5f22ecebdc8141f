import type { Readable } from 'node:stream';

/** Where files are kept. Keys are our own, never a person's. What fails is told in the words of `storeFailure`. */
export interface FileStore {
  /**
   * Keeps what the stream gives. When it rejects, part of it may be there.
   * @param size how much that is, bytes
   */
  write(key: string, bytes: Readable, size: number): Promise<void>;
  /** Undefined when there is no such file. A reader who does not take all of it destroys the stream. */
  read(key: string): Promise<Readable | undefined>;
  /** Does nothing when there is no such file. */
  remove(key: string): Promise<void>;
  /** Removes everything whose key begins with this folder. */
  removeAll(folder: string): Promise<void>;
  /** Whether it keeps nothing at all. */
  isEmpty(): Promise<boolean>;
  /** How much more it can keep; `Infinity` for a store without a known end. */
  freeBytes(): Promise<number>;
}

declare module '../http/deps' {
  interface Deps {
    files: FileStore;
  }
}
