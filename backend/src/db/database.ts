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
  close(): Promise<void>;
}
