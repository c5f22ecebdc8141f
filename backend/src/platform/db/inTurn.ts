import { createTurns, type Turns } from '../core/turns';
import type { Database } from './database';

/**
 * What is sold out in minutes has one row that all buyers wait for, each with a connection: a few of the pool are enough
 * for them, and the others serve everybody else. They wait less long than for a lock of the database.
 */
const limits = { atOnce: 3, mostWaiting: 400, waitMs: 4_000 };

const turnsOf = new WeakMap<Database, Turns>();

/**
 * Runs a transaction that changes a stock, when it is its turn among those of this instance. Within another transaction
 * it runs at once.
 * @throws ServiceError `unavailable`, with when to come again, while too many wait
 */
export function inTurn<Result>(db: Database, run: (tx: Database) => Promise<Result>): Promise<Result> {
  const turns = turnsOf.get(db) ?? createTurns(limits);
  turnsOf.set(db, turns);
  return turns.take(() => db.transaction(run));
}
