import { sql } from 'drizzle-orm';
import type { ServiceContext } from '../../platform/db/context';

/**
 * New words of some search indexes wait in an unsorted list of each, so that many rows at once are written quickly. All of
 * it would be read by each search until a vacuum, which the embedded database never does by itself; without new ones this
 * does nothing.
 * @param indexes those without `fastupdate = off` in the baseline migration
 */
export async function flushSearchIndexes(
  { db, writer = db }: Pick<ServiceContext, 'db' | 'writer'>,
  ...indexes: readonly [string, ...string[]]
): Promise<void> {
  // A replica gets the flushed index from its server.
  for (const index of indexes) await writer.execute(sql`select gin_clean_pending_list(${index}::regclass)`);
}
