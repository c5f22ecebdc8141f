import { sql } from 'drizzle-orm';
import { expect, it, onTestFinished, vi } from 'vitest';
import { createLogger } from '../core/logger';
import { openTestDatabase } from '../../testing/database';
import { changedTables, startUpkeep } from './startUpkeep';

it('the embedded database is vacuumed and analysed where much has changed', async () => {
  const database = await openTestDatabase();
  onTestFinished(() => database.close());
  const { db } = database;
  const upkeep = async () => {
    const rounds = await startUpkeep({ database, log: createLogger('silent') });
    await vi.waitFor(async () => expect(await changedTables(db)).toEqual([]), 10_000);
    await rounds.stop();
  };
  const rowsKnown = async () => {
    const { rows } = (await db.execute(
      sql`select reltuples::integer as rows from pg_class where relname = 'page_views'`,
    )) as unknown as { rows: { rows: number }[] };
    return rows[0]?.rows;
  };
  await upkeep();

  await db.execute(sql`insert into page_views (day, path, source, views)
    select date '2025-01-01', '/' || i, 'none', 1 from generate_series(1, 20000) i`);
  expect(await changedTables(db)).toEqual(['page_views']);
  await upkeep();
  expect(await rowsKnown()).toBe(20_000);

  await db.execute(sql`delete from page_views where path > '/2'`);
  expect(await changedTables(db)).toEqual(['page_views']);
  await upkeep();
  expect(await rowsKnown()).toBeLessThan(20_000);

  await db.execute(sql`insert into page_views (day, path, source, views)
    select date '2025-01-02', '/' || i, 'none', 1 from generate_series(1, 40000) i`);
  // As after a restart of the database, which loses its counts.
  await db.execute(sql`select pg_stat_force_next_flush()`);
  await db.execute(sql`select pg_stat_reset()`);
  expect(await changedTables(db)).toEqual(['page_views']);
  await upkeep();
});
