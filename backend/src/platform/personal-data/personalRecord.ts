import type { ServiceContext } from '../db/context';
import type { Database } from '../db/database';

/** Why something is erased: on request, or because its time is over. */
type Why = 'requested' | 'old';

/**
 * A kind of record with personal data: how to find, read and erase those of one person. Retention and requests of
 * people share it, so that neither misses a kind.
 */
export interface PersonalRecord {
  /** The name in an archive. */
  name: string;
  /** The database tables that it reads and erases. */
  tables: readonly string[];
  /** Returns the ids of the records of an address, in lower case. */
  find(db: Database, email: string): Promise<string[]>;
  /** Returns their rows by table. */
  read(db: Database, ids: readonly string[]): Promise<Rows>;
  /** Returns the uploads that belong to them. */
  uploads?(db: Database, ids: readonly string[]): Promise<string[]>;
  /**
   * Erases them, in the caller's transaction; what the books need remains without the person. The caller reads their
   * uploads before and releases them afterwards. A repeat changes nothing.
   */
  erase(context: ServiceContext, ids: readonly string[], why: Why): Promise<void>;
}

export type Rows = Readonly<Record<string, readonly object[]>>;

/** A file of a person: one that they sent, or a mail. */
export interface PersonFile {
  name: string;
  bytes: Uint8Array;
}
