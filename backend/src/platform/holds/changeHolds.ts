import { and, eq, inArray, sql, type SQL } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { ServiceContext } from '../db/context';
import type { Holding } from './holding';

/** How a hold ends that was not used. */
export type End = 'released' | 'expired';

/**
 * Ends holds that keep something. The caller frees what they had, lets their offers lapse and hands on what is free.
 * @param which which holds are meant
 * @returns the ids of those that kept something until now
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
 * Gives a person who goes on to pay the time for it. What has run out is not brought back: another person may be about to
 * have it.
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
