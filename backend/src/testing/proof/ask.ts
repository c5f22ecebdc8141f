import { setTimeout as pause } from 'node:timers/promises';
import type { sql } from 'drizzle-orm';
import type { Database } from '../../platform/db/database';

/** Repeats a request while the API is too busy, as a page does: the wait for a connection may have been too long. */
export async function untilAnswered<A extends { status: number }>(ask: () => Promise<A>): Promise<A> {
  for (let wait = 50; ; wait = Math.min(wait * 2, 2_000)) {
    const answer = await ask();
    if (answer.status < 500) return answer;
    await pause(wait);
  }
}

/** Returns the number that a query calls `all`. */
export async function count(db: Database, query: ReturnType<typeof sql>): Promise<number> {
  const result = (await db.execute(query)) as unknown as { rows: { all: string }[] };
  return Number(result.rows[0]?.all ?? 0);
}
