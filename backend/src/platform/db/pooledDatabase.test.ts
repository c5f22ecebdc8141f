import { sql } from 'drizzle-orm';
import pg from 'pg';
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest';
import { startTestPostgres } from '../../testing/postgres';
import { pooledDatabase } from './pooledDatabase';

let postgres: Awaited<ReturnType<typeof startTestPostgres>>;
let other: pg.Client;
beforeAll(async () => {
  postgres = await startTestPostgres();
  other = new pg.Client({ connectionString: postgres.url });
  await other.connect();
});
afterAll(async () => {
  await other.end();
  await postgres.stop();
});

interface BackendId {
  readonly id: number;
}

/** What a raw statement gives on a server. */
type Rows<Row> = { readonly rows: readonly Row[] };

/** Ends a connection on the server, as a restart does. */
async function end(id: number): Promise<void> {
  await other.query('select pg_terminate_backend($1, 5000)', [id]);
}

/** Opens a pool of one connection, which is all that a leak needs. */
function open(options: pg.PoolConfig = {}) {
  const state = { breaksAfterConnect: false };
  class Pool extends pg.Pool {
    override connect(): Promise<pg.PoolClient>;
    override connect(callback: Parameters<pg.Pool['connect']>[0]): void;
    override connect(callback?: Parameters<pg.Pool['connect']>[0]): Promise<pg.PoolClient> | void {
      if (callback) return super.connect(callback);
      return super.connect().then(async (client) => {
        if (!state.breaksAfterConnect) return client;
        state.breaksAfterConnect = false;
        const { rows } = await client.query<BackendId>('select pg_backend_pid() as id');
        await end(rows[0]!.id);
        return client;
      });
    }
  }
  const pool = new Pool({
    connectionString: postgres.url,
    max: 1,
    connectionTimeoutMillis: 2_000,
    ...options,
  });
  pool.on('error', () => undefined);
  pool.on('connect', (client) => void client.on('error', () => undefined));
  onTestFinished(() => pool.end());
  const db = pooledDatabase(pool);
  const works = () =>
    db.transaction(async (tx) => ((await tx.execute(sql`select 1 as one`)) as Rows<unknown>).rows);
  return { db, pool, state, works };
}

it('replaces a connection whose BEGIN fails', async () => {
  const { pool, state, works } = open();
  for (let times = 0; times < 3; times += 1) {
    state.breaksAfterConnect = true;
    await expect(works()).rejects.toThrow('Failed query');
    expect(pool.totalCount).toBe(0);
    expect(await works()).toEqual([{ one: 1 }]);
  }
});

it('replaces a connection that breaks within a transaction', async () => {
  const { db, works } = open();
  const broken = db.transaction(async (tx) => {
    const { rows } = (await tx.execute(sql`select pg_backend_pid() as id`)) as Rows<BackendId>;
    await end(rows[0]!.id);
    throw new Error('What failed first');
  });
  await expect(broken).rejects.toThrow('Failed query');
  expect(await works()).toEqual([{ one: 1 }]);
});

it('replaces a connection whose statement was given up while it still runs', async () => {
  const { db, works } = open({ query_timeout: 300 });
  const slow = db.transaction((tx) => tx.execute(sql`select pg_sleep(3)`));
  await expect(slow).rejects.toThrow('Failed query');
  expect(await works()).toEqual([{ one: 1 }]);
});

it('keeps the connection of a transaction that was rolled back, or committed', async () => {
  const { db, pool, works } = open();
  const idOf = async () => (await pool.query<BackendId>('select pg_backend_pid() as id')).rows[0]?.id;
  const id = await idOf();
  const refusal = new Error('refused');
  await expect(db.transaction(() => Promise.reject(refusal))).rejects.toBe(refusal);
  await works();
  expect(await idOf()).toBe(id);
});
