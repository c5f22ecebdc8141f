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
      let isThere = true;
      onTestFinished(async () => void (isThere && (await server.stop('copy'))));
      const replica = server.url.replace(/:\d+\//, `:${port}/`);
      const school = await openServer(server.url, log, {}, { replica });
      onTestFinished(() => school.close());
      const control = new pg.Client({ connectionString: replica });
      control.on('error', () => undefined);
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

      await control.end();
      await server.stop('copy');
      isThere = false;
      expect(await isReplica(await school.reports())).toBe(false);
    },
  );
});
