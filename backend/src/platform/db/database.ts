import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import type * as schema from './schema';

/** The handle that services are given; the same for the embedded database, a server and a transaction. */
export type Database = PgDatabase<PgQueryResultHKT, typeof schema>;

/** Stops listening. */
export type Unlisten = () => Promise<void>;

/** An open database with the two things that differ between the embedded one and a server. */
export interface OpenDatabase {
  db: Database;
  /** Calls back after each commit that notified the channel, and after a lost connection came back. */
  listen(channel: string, onNotify: () => void): Promise<Unlisten>;
  /**
   * Runs work of which only one instance does any at a time, and leaves it to the one that is at it. An instance that dies
   * lets go of it at once.
   * @returns what the work returned; undefined when another instance is at it
   */
  alone<Result>(name: string, work: () => Promise<Result>): Promise<Result | undefined>;
  /** Reads the database's time, on a connection that no request can take. */
  readTime(): Promise<Date>;
  close(): Promise<void>;
}

/** The time in the answer to `select clock_timestamp() as now`. */
export function timeIn([row]: readonly { now: Date }[]): Date {
  if (!row) throw new Error('The database answered without its time');
  return row.now;
}
