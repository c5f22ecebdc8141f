import { eq } from 'drizzle-orm';
import { notFound } from '../../platform/core/errors';
import { idInKey, isKeyOf } from '../../platform/core/privateKey';
import type { ServiceContext } from '../../platform/db/context';
import { competitionEntries, orders } from '../../platform/db/schema';
import type { Deps } from '../../platform/http/deps';
import { entryKeyOf } from '../keys';

export type Entry = typeof competitionEntries.$inferSelect;
type Order = typeof orders.$inferSelect;

export interface FoundEntry {
  entry: Entry;
  order: Order | null;
}

export type EntryContext = Pick<Deps, 'db' | 'clock' | 'signed'>;

/** Returns an entry with the order of its fee. @throws not found */
export async function entryById({ db }: Pick<ServiceContext, 'db'>, id: string): Promise<FoundEntry> {
  const [found] = await db
    .select({ entry: competitionEntries, order: orders })
    .from(competitionEntries)
    .leftJoin(orders, eq(orders.id, competitionEntries.orderId))
    .where(eq(competitionEntries.id, id));
  if (!found) throw notFound('This entry');
  return found;
}

/** Returns the entry of a private link. @throws not found, also for an outdated link */
export async function entryByKey(context: EntryContext, key: string): Promise<FoundEntry> {
  const id = idInKey(key);
  if (!id) throw notFound('This entry');
  const found = await entryById(context, id);
  if (!isKeyOf(context.signed, key, entryKeyOf(found.entry))) throw notFound('This entry');
  return found;
}

/** Returns an entry, and locks it and its order until the caller's transaction ends. */
export async function lockEntry({ db }: Pick<ServiceContext, 'db'>, id: string): Promise<FoundEntry> {
  const { entry } = await entryById({ db }, id);
  // Locks the order first, as the payment core does.
  if (entry.orderId) await db.select().from(orders).where(eq(orders.id, entry.orderId)).for('update');
  await db.select().from(competitionEntries).where(eq(competitionEntries.id, id)).for('no key update');
  return entryById({ db }, id);
}

export async function lockByKey(context: EntryContext, key: string): Promise<FoundEntry> {
  const { entry } = await entryByKey(context, key);
  return lockEntry(context, entry.id);
}
