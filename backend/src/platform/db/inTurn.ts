import { createTurns, type Turns } from '../core/turns';
import type { Database } from './database';

/**
 * When tickets sell out in minutes, all buyers wait for one row, each with a connection. A few connections are enough
 * for them, and the others remain for other requests. They wait for less time than a lock of the database allows.
 */
const limits = { atOnce: 3, mostWaiting: 400, waitMs: 4_000 };

const turnsOf = new WeakMap<Database, Turns>();

/**
 * Runs a transaction that changes stock, when it is its turn on this instance. Within another transaction it runs at
 * once.
 * @throws ServiceError `unavailable` with the time to retry, while too many wait
 */
export function inTurn<Result>(db: Database, run: (tx: Database) => Promise<Result>): Promise<Result> {
  const turns = turnsOf.get(db) ?? createTurns(limits);
  turnsOf.set(db, turns);
  return turns.take(() => db.transaction(run));
}
