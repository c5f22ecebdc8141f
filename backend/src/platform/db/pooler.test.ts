import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hasPgBouncer, startPgBouncer } from '../../testing/pgBouncer';
import { startTestPostgres } from '../../testing/postgres';
import { createLogger } from '../core/logger';
import type { OpenDatabase } from './database';
import { rateLimits } from './schema';
import { openServer } from './server';

if (!hasPgBouncer)
  console.warn('SKIPPED: nothing was tried behind PgBouncer, which this machine does not have');

const log = createLogger('silent');
const CONNECTIONS = 3;

describe.skipIf(!hasPgBouncer)('behind a pooler that gives connections away after each transaction', () => {
  let postgres: Awaited<ReturnType<typeof startTestPostgres>>;
  let pooler: Awaited<ReturnType<typeof startPgBouncer>>;
  let one: OpenDatabase;
  let two: OpenDatabase;
  beforeAll(async () => {
    postgres = await startTestPostgres();
    const direct = await postgres.makeEmpty();
    pooler = await startPgBouncer(direct, CONNECTIONS);
    const open = () => openServer(pooler.url, log, {}, { direct });
    // Both find an empty database.
    [one, two] = await Promise.all([open(), open()]);
  });
  afterAll(async () => {
    await Promise.all([one.close(), two.close()]);
    await pooler.stop();
    await postgres.stop();
  });

  it('notifications reach every instance', async () => {
    let heard = 0;
    const stop = await two.listen('outbox', () => (heard += 1));
    await one.db.execute(sql`select pg_notify('outbox', '')`);
    await expect.poll(() => heard).toBeGreaterThan(0);
    await stop();
  });

  it('work that one instance does alone is done by one', async () => {
    let release: (() => void) | undefined;
    const first = one.alone('round', () => new Promise<string>((done) => (release = () => done('did it'))));
    // The lock is taken before its work begins.
    await expect.poll(() => release).toBeDefined();
    expect(await two.alone('round', async () => 'did it too')).toBeUndefined();
    release?.();
    expect(await first).toBe('did it');
    await expect.poll(() => two.alone('round', async () => 'did it too')).toBe('did it too');
  });

  it('more transactions at once than it has connections end, each with its own rows', async () => {
    const add = (database: OpenDatabase, name: string) =>
      database.db.transaction(async (tx) => {
        await tx.insert(rateLimits).values({ bucket: name, hits: 1, windowStart: new Date(0) });
        await tx.execute(sql`select pg_sleep(0.05)`);
        const rows = await tx.select().from(rateLimits).where(eq(rateLimits.bucket, name));
        return rows.length;
      });
    const asked = Array.from({ length: 4 * CONNECTIONS }, (_, nth) =>
      add(nth % 2 ? one : two, `test ${nth}`),
    );
    expect(await Promise.all(asked)).toEqual(asked.map(() => 1));
  });
});
