import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestDatabase } from '../../testing/database';
import { countUpTo, one } from './countUpTo';

let database: Awaited<ReturnType<typeof openTestDatabase>>;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

it.each([
  [0, 0, false],
  [1_200, 1_200, false],
  [10_000, 10_000, false],
  [10_001, 10_000, true],
])('counts %i rows as %i, with more: %s', async (rows, total, more) => {
  const { db } = database;
  const ones = db
    .select(one)
    .from(sql`generate_series(1, ${rows}::integer) as row`)
    .$dynamic();
  expect(await countUpTo(db, ones)).toEqual({ total, more });
});
