import { and, asc, eq, ne, sql } from 'drizzle-orm';
import { notFound } from '../../platform/core/errors';
import { conflictAt } from '../../platform/core/refusals';
import type { ServiceContext } from '../../platform/db/context';
import { savedViews } from '../../platform/db/schema';
import type { SavedViewChange } from './savedViews.routes';

/** Views that a person may save for one list. */
const viewsMost = 50;

const shown = { id: savedViews.id, list: savedViews.list, name: savedViews.name, query: savedViews.query };

const own = (account: string, list: string) =>
  sql`${savedViews.account} = ${account} and ${savedViews.list} = ${list}`;

/** Returns a person's own views of a list, by name. */
export const listViews = ({ db }: Pick<ServiceContext, 'db'>, account: string, list: string) =>
  db.select(shown).from(savedViews).where(own(account, list)).orderBy(asc(savedViews.name));

/**
 * Saves a view under its id.
 * @throws ServiceError not found when the id belongs to another person's view; `conflict` at `name` when another view
 * of theirs has the name, or there are too many
 */
export async function saveView(
  { db, clock }: ServiceContext,
  { id, account, ...view }: SavedViewChange & { id: string; account: string },
): Promise<void> {
  await db.transaction(async (tx) => {
    const others = await tx
      .select({ name: savedViews.name })
      .from(savedViews)
      .where(and(own(account, view.list), ne(savedViews.id, id)));
    if (others.some(({ name }) => name === view.name))
      throw conflictAt('name', 'You have a view of this name already.');
    if (others.length >= viewsMost)
      throw conflictAt('name', `You have ${viewsMost} views of this list. Give one up first.`);
    const [stored] = await tx
      .insert(savedViews)
      .values({ id, account, ...view, savedAt: clock.now() })
      .onConflictDoUpdate({
        target: savedViews.id,
        set: { name: view.name, query: view.query },
        setWhere: own(account, view.list),
      })
      .returning({ id: savedViews.id });
    if (!stored) throw notFound('This view');
  });
}

/** Deletes one's own view. */
export async function dropView(
  { db }: Pick<ServiceContext, 'db'>,
  account: string,
  id: string,
): Promise<void> {
  await db.delete(savedViews).where(and(eq(savedViews.id, id), eq(savedViews.account, account)));
}
