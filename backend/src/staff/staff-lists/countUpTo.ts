import { count, sql } from 'drizzle-orm';
import { z } from '@hono/zod-openapi';
import type { PgSelect } from 'drizzle-orm/pg-core';
import type { Database } from '../../platform/db/database';

/**
 * So many rows of a list are counted: people read the real number of what a school has, and a list that is longer does not
 * take longer to be shown.
 */
export const countedAtMost = 10_000;

/** The length of a list, in the answer of each page. */
export const lengthOfList = {
  total: z.int().openapi({ description: 'How many fit, as far as they are counted' }),
  more: z.boolean().openapi({ description: 'Whether more fit than are counted' }),
};

/** Counts the rows of a query up to a limit. */
export async function countUpTo(
  db: Database,
  ones: PgSelect,
  atMost = countedAtMost,
): Promise<{ total: number; more: boolean }> {
  const [found] = await db.select({ total: count() }).from(ones.limit(atMost + 1).as('counted'));
  const total = found?.total ?? 0;
  return { total: Math.min(total, atMost), more: total > atMost };
}

/** The column that such a query selects. */
export const one = { one: sql`1`.as('one') };
