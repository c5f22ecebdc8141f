import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import type * as schema from './schema';

/** Runs one statement on an embedded database or a server. Values are texts. */
export type Query = <Row>(statement: string, values?: string[]) => Promise<Row[]>;

/** A database handle for services: the embedded database, a server or a transaction. */
export type Database = PgDatabase<PgQueryResultHKT, typeof schema>;

/** Stops listening. */
export type Unlisten = () => Promise<void>;

/** An open database with what differs between the embedded one and a server. */
export interface OpenDatabase {
  db: Database;
  /** Calls back after each commit that notified the channel, and after a lost connection is restored. */
  listen(channel: string, onNotify: () => void): Promise<Unlisten>;
  /**
   * Runs work that only one instance may do at a time, unless another one is doing it. The lock ends with the instance.
   * @returns the result of the work; undefined when another instance is doing it
   */
  alone<Result>(name: string, work: () => Promise<Result>): Promise<Result | undefined>;
  /**
   * Returns where to read lists and reports, which may take longer than other requests: connections of their own, on a
   * replica if there is one. It shows all that was committed before.
   */
  reports(): Promise<Database>;
  /**
   * Reads all in one snapshot, during which others wait. Only of the embedded database, which no tool of PostgreSQL can
   * copy while it is in use.
   */
  readSnapshot?<Result>(work: (query: Query) => Promise<Result>): Promise<Result>;
  /** Reads the database's time, on a connection that requests cannot use. */
  readTime(): Promise<Date>;
  close(): Promise<void>;
}

/** Returns the time in the result of `select clock_timestamp() as now`. */
export function timeIn([row]: readonly { now: Date }[]): Date {
  if (!row) throw new Error('The database returned no time');
  return row.now;
}
