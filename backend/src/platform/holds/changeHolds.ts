import { and, eq, inArray, sql, type SQL } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { ServiceContext } from '../db/context';
import type { Holding } from './holding';

/** How an unused hold ends. */
export type End = 'released' | 'expired';

/**
 * Ends active holds. The caller frees their contents, lets their offers lapse and offers what is free.
 * @param which condition that selects the holds
 * @returns the ids of the holds that were active until now
 */
export async function endHolds(
  { db, clock }: ServiceContext,
  { table, keeping }: Holding,
  which: SQL | undefined,
  to: End,
): Promise<string[]> {
  const ended = await db
    .update(table as PgTable)
    .set({ state: to, endedAt: clock.now() })
    .where(and(inArray(table.state, [...keeping]), which))
    .returning({ id: sql<string>`${table.id}` });
  return ended.map(({ id }) => id);
}

/**
 * Extends a hold for a person who goes on to pay. Expired holds stay expired, because their contents may already be on
 * offer to another person.
 */
export async function keepWhilePaying(
  { db, clock }: ServiceContext,
  { table, payingMs, longestMs }: Holding,
  { id, createdAt, expiresAt }: { id: string; createdAt: Date; expiresAt: Date },
): Promise<void> {
  const now = clock.now().getTime();
  const wanted = new Date(Math.min(now + payingMs, createdAt.getTime() + longestMs));
  if (expiresAt.getTime() <= now || wanted <= expiresAt) return;
  await db
    .update(table as PgTable)
    .set({ expiresAt: wanted })
    .where(eq(table.id, id));
}
