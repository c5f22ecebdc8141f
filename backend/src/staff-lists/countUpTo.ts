import { count, sql } from 'drizzle-orm';
import { z } from '@hono/zod-openapi';
import type { PgSelect } from 'drizzle-orm/pg-core';
import type { Database } from '../db/database';

/**
 * So many rows of a list are counted: more than the school will ever have, so that people read the real number. What
 * keeps a table that grew by accident from holding up every list is the limit itself.
 */
export const countedAtMost = 100_000;

/** How long a list is, as every page of one says it. */
export const lengthOfList = {
  total: z.int().openapi({ description: `How many fit; ${countedAtMost} where there are more` }),
  more: z.boolean().openapi({ description: 'Whether more fit than are counted' }),
};

/** How many rows of one column a query gives, as far as they are counted. */
export async function countUpTo(db: Database, ones: PgSelect): Promise<{ total: number; more: boolean }> {
  const [found] = await db.select({ total: count() }).from(ones.limit(countedAtMost + 1).as('counted'));
  const total = found?.total ?? 0;
  return { total: Math.min(total, countedAtMost), more: total > countedAtMost };
}

/** What such a query selects. */
export const one = { one: sql`1`.as('one') };
