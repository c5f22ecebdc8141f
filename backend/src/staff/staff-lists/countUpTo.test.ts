import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { testDatabase } from '../../testing/testApi';
import { countUpTo, one } from './countUpTo';

const database = testDatabase();

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
