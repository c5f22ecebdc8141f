import { setTimeout as pause } from 'node:timers/promises';
import type { sql } from 'drizzle-orm';
import type { Database } from '../../platform/db/database';

/**
 * Repeats a request while the API is too busy, as a page does: the wait for a connection may have been too long.
 * @param wait about how many milliseconds it waits first; then twice as long each time
 * @param longest at most
 */
export async function untilAnswered<A extends { status: number }>(
  ask: () => Promise<A>,
  wait = 50,
  longest = 2_000,
): Promise<A> {
  const answer = await ask();
  if (answer.status < 500) return answer;
  await pause(wait * (0.75 + Math.random() / 2));
  return untilAnswered(ask, Math.min(wait * 2, longest), longest);
}

/** Returns the number that a query calls `all`. */
export async function count(db: Database, query: ReturnType<typeof sql>): Promise<number> {
  const result = (await db.execute(query)) as unknown as { rows: { all: string }[] };
  return Number(result.rows[0]?.all ?? 0);
}
