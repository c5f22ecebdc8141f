import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { createLogger } from '../core/logger';
import { leastFree } from '../system/checkReady';
import { startApiOn, type TestApi } from '../../testing/api';
import { startTestPostgres } from '../../testing/postgres';
import { isDatabaseAway } from './isDatabaseAway';
import { openServer, type ServerLimits } from './server';

let postgres: Awaited<ReturnType<typeof startTestPostgres>>;
beforeAll(async () => {
  postgres = await startTestPostgres();
}, 60_000);
afterAll(() => postgres.stop());

/** Starts the API on the server with these limits. */
async function api(limits: Partial<ServerLimits>) {
  const started = await startApiOn(() => openServer(postgres.url, createLogger('silent'), limits));
  onTestFinished(() => started.stop());
  return started;
}

/** Locks a table from outside until the test ends. */
async function holdTable(name: string) {
  const client = new pg.Client({ connectionString: postgres.url });
  await client.connect();
  await client.query(`begin; lock table ${name} in access exclusive mode`);
  let held = true;
  const letGo = async () => {
    if (held) await client.end();
    held = false;
  };
  onTestFinished(letGo);
  return letGo;
}

/** Returns the number of idle transactions on the server. */
async function transactionsOpen(): Promise<number> {
  const client = new pg.Client({ connectionString: postgres.url });
  await client.connect();
  const { rowCount } = await client.query(`select from pg_stat_activity where state = 'idle in transaction'`);
  await client.end();
  return rowCount ?? 0;
}

const write = ({ send }: Pick<TestApi, 'send'>, key = randomUUID()) =>
  send(
    'POST',
    '/api/contact/messages',
    { topic: 'trial_lesson', name: 'Ama', email: 'ama@example.com', message: 'Hello' },
    { 'idempotency-key': key },
  );

async function expectSoon(response: Response) {
  expect({ status: response.status, retryAfter: response.headers.get('retry-after') }).toEqual({
    status: 503,
    retryAfter: '5',
  });
  expect(await response.json()).toMatchObject({ error: { code: 'unavailable' } });
}

describe('an API whose database is overloaded', () => {
  it('answers 503 with the time to retry for a lock that is held too long, and succeeds when it is free', async () => {
    const instance = await api({ lockMs: 100 });
    const letGo = await holdTable('contact_messages');
    const key = randomUUID();
    await expectSoon(await write(instance, key));
    await letGo();
    expect((await write(instance, key)).status).toBe(201);
  });

  it('answers 503 for a statement that takes too long', async () => {
    const instance = await api({ statementMs: 100 });
    await holdTable('contact_messages');
    const response = await write(instance);
    expect(response.status).toBe(503);
    await expectSoon(response);
  });

  it('answers 503 when no connection is free', async () => {
    const instance = await api({ connections: 1, connectMs: 1_000 });
    await instance.database.db.transaction(async () => {
      await expectSoon(await write(instance));
      const lines = instance.lines.filter((line) => line.includes('"requestId"')).join('');
      expect(lines).toContain('"reason":"timeout exceeded when trying to connect"');
      expect(lines).not.toContain('"stack"');
      // It is only busy: a load balancer must not remove it.
      expect((await instance.send('GET', '/api/ready')).status).toBe(200);
    });
    expect((await write(instance)).status).toBe(201);
  });

  it('answers 503 at once when too many requests wait for a connection already', async () => {
    const instance = await api({ connections: 1, waiting: 1, connectMs: 60_000 });
    const { all } = await instance.database.db.transaction(async () => {
      const both = [write(instance), write(instance)];
      await expectSoon(await Promise.race(both));
      return { all: Promise.all(both) };
    });
    expect((await all).map(({ status }) => status).toSorted()).toEqual([201, 503]);
  });

  it('refuses single queries and transactions alike when too many wait', async () => {
    const { database } = await api({ connections: 1, waiting: 1, connectMs: 60_000 });
    const { db } = database;
    const waiting = await db.transaction(async () => {
      const first = db.execute(sql`select 1`).execute();
      await expect(db.execute(sql`select 1`)).rejects.toSatisfy(isDatabaseAway);
      await expect(db.transaction(async () => undefined)).rejects.toSatisfy(isDatabaseAway);
      return { first };
    });
    await waiting.first;
  });

  it('ends a transaction whose instance hangs, and serves others', async () => {
    const instance = await api({ connections: 1, idleMs: 100 });
    const hanging = instance.database.db.transaction(async (tx) => {
      await tx.execute(sql`select 1`);
      await expect.poll(transactionsOpen).toBe(0);
      await tx.execute(sql`select 1`);
    });
    await expect(hanging).rejects.toSatisfy(isDatabaseAway);
    expect((await write(instance)).status).toBe(201);
  });

  it('reports within two seconds that it is not ready when the server does not respond', async () => {
    const instance = await api({});
    const pid = postgres.pid();
    const { rows } = (await instance.database.db.execute(
      sql`select pid from pg_stat_activity where backend_type = 'client backend'`,
    )) as unknown as { rows: { pid: number }[] };
    const all = [pid, ...rows.map((row) => row.pid)];
    const goOn = () => all.forEach((each) => process.kill(each, 'SIGCONT'));
    onTestFinished(goOn);
    all.forEach((each) => process.kill(each, 'SIGSTOP'));
    const start = performance.now();
    await expectSoon(await instance.send('GET', '/api/ready'));
    expect(performance.now() - start).toBeLessThan(2_000);
    goOn();
    expect((await instance.send('GET', '/api/ready')).status).toBe(200);
  });
});

it.each([
  [6_000, "The clock of this machine is 6 seconds ahead of the database's."],
  [-3_600_000, "The clock of this machine is 3600 seconds behind the database's."],
])('is not ready when the clock of the machine is %s ms ahead', async (aheadMs, message) => {
  const instance = await api({});
  instance.deps.clockAheadMs = () => aheadMs;
  const response = await instance.send('GET', '/api/ready');
  expect(response.status).toBe(503);
  expect(await response.json()).toMatchObject({ error: { message } });
  instance.deps.clockAheadMs = () => 2_000;
  expect((await instance.send('GET', '/api/ready')).status).toBe(200);
});

it('is not ready when the disk is full', async () => {
  const instance = await api({});
  let free = leastFree;
  instance.deps.files.freeBytes = async () => free;
  expect((await instance.send('GET', '/api/ready')).status).toBe(200);
  free -= 1;
  const response = await instance.send('GET', '/api/ready');
  expect(await response.json()).toMatchObject({ error: { message: 'The disk is full.' } });
  expect(response.status).toBe(503);
});

describe('an error of the database', () => {
  const error = (code: string) => Object.assign(new Error('of the server'), { code });
  it.each(['53100', '53200', '53300', '55P03', '57014', '57P01', '08006', '40P01', 'ECONNREFUSED'])(
    '%s is temporary',
    (code) => {
      expect(isDatabaseAway(new Error('Failed query', { cause: error(code) }))).toBe(true);
    },
  );

  it.each(['23505', '42P01', '22001', 'ENOENT'])('%s is not temporary', (code) => {
    expect(isDatabaseAway(error(code))).toBe(false);
  });
});
