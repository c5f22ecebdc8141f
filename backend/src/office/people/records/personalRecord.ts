import type { ServiceContext } from '../../../platform/db/context';
import type { Database } from '../../../platform/db/database';

/** Why something is erased: the person asked for it, or its time is over. */
type Why = 'asked' | 'old';

/**
 * A kind of record that tells something of people: how those of one person are found, what they hold, and how they are
 * erased. Retention and what somebody asks for use the same one, so that nothing is forgotten by one of them alone.
 */
export interface PersonalRecord {
  /** As it stands in an archive. */
  name: string;
  /** The tables that it reads and erases, by their names in the database. */
  tables: readonly string[];
  /** The ids of the records of an address, in lower case. */
  find(db: Database, email: string): Promise<string[]>;
  /** Their rows by table. */
  read(db: Database, ids: readonly string[]): Promise<Rows>;
  /** The uploads that belong to them. */
  uploads?(db: Database, ids: readonly string[]): Promise<string[]>;
  /**
   * Erases them, in the caller's transaction; what the books need stays without the person. Their uploads are read before
   * and let go after it by the caller. A second time changes nothing.
   */
  erase(context: ServiceContext, ids: readonly string[], why: Why): Promise<void>;
}

export type Rows = Readonly<Record<string, readonly object[]>>;

/** A file of somebody: one that they sent, or a mail. */
export interface PersonFile {
  name: string;
  bytes: Uint8Array;
}
