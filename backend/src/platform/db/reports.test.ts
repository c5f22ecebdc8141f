import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import pg from 'pg';
import { sql } from 'drizzle-orm';
import { describe, expect, it, onTestFinished } from 'vitest';
import { debianPostgres, hasDebianPostgres } from '../../testing/debianPostgres';
import { freePort } from '../../testing/identity';
import { createLogger } from '../core/logger';
import type { Database } from './database';
import { rateLimits } from './schema';
import { openServer } from './server';

if (!hasDebianPostgres)
  console.warn('SKIPPED: no replica was tried, which needs the whole PostgreSQL on this machine');

const log = createLogger('silent');

const isReplica = async (db: Database) => {
  const { rows } = (await db.execute(sql`select pg_is_in_recovery() as is`)) as unknown as {
    rows: { is: boolean }[];
  };
  return rows[0]?.is;
};

/** A way to a server on which a frozen machine can be played: it keeps its connections and answers nothing. */
async function startWay(to: number) {
  let isFrozen = false;
  const ends = new Set<Socket>();
  const way = createServer((near) => {
    const far = connect(to, '127.0.0.1');
    for (const [from, other] of [
      [near, far],
      [far, near],
    ] as const) {
      ends.add(from);
      from.on('data', (bytes) => void (isFrozen || other.write(bytes)));
      from.on('close', () => other.destroy()).on('error', () => other.destroy());
    }
  });
  await new Promise<void>((resolve) => way.listen(0, '127.0.0.1', resolve));
  return {
    port: (way.address() as AddressInfo).port,
    freeze: (frozen: boolean) => void (isFrozen = frozen),
    stop: () => {
      way.close();
      for (const end of ends) end.destroy();
    },
  };
}

describe.skipIf(!hasDebianPostgres)('lists and reports on a replica', () => {
  it(
    'show what was committed before, are read elsewhere while it is behind or away, and change nothing',
    { timeout: 120_000 },
    async () => {
      const server = await debianPostgres();
      const port = await freePort();
      onTestFinished(() => server.remove());
      await server.make('data');
      await server.start('data', { archive_mode: 'off' });
      onTestFinished(() => server.stop('data'));
      await server.copyToFollow('copy');
      const startCopy = () => server.start('copy', { archive_mode: 'off', port: String(port) });
      await startCopy();
      onTestFinished(() => server.stop('copy'));
      const replica = server.url.replace(/:\d+\//, `:${port}/`);
      const way = await startWay(port);
      onTestFinished(() => way.stop());
      const throughIt = server.url.replace(/:\d+\//, `:${way.port}/`);
      const school = await openServer(server.url, log, {}, { replica: throughIt });
      onTestFinished(() => school.close());
      const control = new pg.Client({ connectionString: replica });
      onTestFinished(() => control.end());
      await control.connect();

      let onReplica = 0;
      for (let nth = 1; nth <= 40; nth += 1) {
        await school.db.insert(rateLimits).values({ bucket: `${nth}`, hits: 1, windowStart: new Date(0) });
        const reports = await school.reports();
        if (await isReplica(reports)) onReplica += 1;
        expect(await reports.$count(rateLimits)).toBe(nth);
      }
      expect(onReplica).toBeGreaterThan(20);
      await expect((await school.reports()).delete(rateLimits)).rejects.toMatchObject({
        cause: { code: '25006' },
      });

      await control.query('select pg_wal_replay_pause()');
      await school.db.delete(rateLimits);
      const behind = await school.reports();
      expect([await isReplica(behind), await behind.$count(rateLimits)]).toEqual([false, 0]);
      await control.query('select pg_wal_replay_resume()');
      await expect.poll(async () => isReplica(await school.reports())).toBe(true);

      way.freeze(true);
      const start = performance.now();
      expect(await isReplica(await school.reports())).toBe(false);
      expect(performance.now() - start).toBeLessThan(3_000);
      way.freeze(false);

      // One that was made a server of its own shows an old state.
      const promoted = new pg.Client({ connectionString: replica });
      await promoted.connect();
      await promoted.query('select pg_promote()');
      await promoted.end();
      const other = await openServer(server.url, log, {}, { replica });
      onTestFinished(() => other.close());
      await other.db.insert(rateLimits).values({ bucket: 'new', hits: 1, windowStart: new Date(0) });
      expect(await (await other.reports()).$count(rateLimits)).toBe(1);
    },
  );
});
