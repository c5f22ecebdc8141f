import { sql } from 'drizzle-orm';
import type { ServiceContext } from '../../platform/db/context';

/**
 * New words of some search indexes wait in an unsorted list of each, so that many rows at once are written quickly. All of
 * it would be read by each search until a vacuum, which the embedded database never does by itself; without new ones this
 * does nothing.
 * @param indexes those without `fastupdate = off` in the baseline migration
 */
export async function flushSearchIndexes(
  { db }: Pick<ServiceContext, 'db'>,
  ...indexes: readonly [string, ...string[]]
): Promise<void> {
  // A replica gets a flushed index from its server.
  for (const index of indexes)
    await db.execute(sql`select gin_clean_pending_list(${index}::regclass) where not pg_is_in_recovery()`);
}
