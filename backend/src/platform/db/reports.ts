import { setTimeout as wait } from 'node:timers/promises';
import type pg from 'pg';
import type { Logger } from '../core/logger';
import type { Database } from './database';
import { pooledDatabase } from './pooledDatabase';

interface Pools {
  /** On the server itself. */
  own: pg.Pool;
  replica: pg.Pool | undefined;
}

/** How long a report waits for the replica before it is read from the server itself, ms. */
const CATCH_UP_MS = 200;
const LOOK_MS = 10;
/** How long a replica is left alone that has failed, ms. */
const LEFT_ALONE_MS = 10_000;

/**
 * Reads reports on a replica that has replayed all that the server had committed when the report was asked for: who has
 * changed a row, on whatever instance, sees it in the next list. Otherwise they are read from the server.
 */
export function createReports({ own, replica }: Pools, log: Pick<Logger, 'warn'>) {
  const ownDb = pooledDatabase(own);
  const replicaDb = replica && pooledDatabase(replica);
  let leftAloneUntil = 0;

  const hasCaughtUp = async (reader: pg.Pool, committed: string | undefined): Promise<boolean> => {
    const until = performance.now() + CATCH_UP_MS;
    const look = {
      // One that was made a server of its own follows nobody, and would show an old state for ever.
      text: `select case when pg_is_in_recovery() then pg_last_wal_replay_lsn() >= $1::pg_lsn end as fresh`,
      values: [committed],
      // A frozen machine answers nothing, so the time limit of its own statements does not help.
      query_timeout: CATCH_UP_MS,
    };
    for (;;) {
      const [seen] = (await reader.query<{ fresh: boolean | null }>(look)).rows;
      if (seen?.fresh === null) throw new Error('It follows no server');
      if (seen?.fresh) return true;
      if (performance.now() > until) return false;
      await wait(LOOK_MS);
    }
  };

  return {
    read: async (): Promise<Database> => {
      if (!replica || !replicaDb || performance.now() < leftAloneUntil) return ownDb;
      // A server that does not answer is not the replica's fault.
      const { rows } = await own.query<{ at: string }>('select pg_current_wal_lsn()::text as at');
      try {
        if (await hasCaughtUp(replica, rows[0]?.at)) return replicaDb;
      } catch (error) {
        leftAloneUntil = performance.now() + LEFT_ALONE_MS;
        log.warn({ error: String(error) }, 'the replica is of no use: reports are read from the server');
      }
      return ownDb;
    },
    close: async () => {
      await Promise.all([own.end(), replica?.end()]);
    },
  };
}
