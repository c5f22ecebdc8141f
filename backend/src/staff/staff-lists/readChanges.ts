import { asc, inArray } from 'drizzle-orm';
import { readAccountNames } from '../../platform/db/accountNames';
import type { ServiceContext } from '../../platform/db/context';
import { statusChanges } from '../../platform/db/schema';
import type { StatusChange } from './staffList';

/** What staff have changed of these, the oldest first. */
export async function readChanges(
  { db }: Pick<ServiceContext, 'db'>,
  ids: readonly string[],
): Promise<Map<string, StatusChange[]>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select()
    .from(statusChanges)
    .where(inArray(statusChanges.subjectId, [...ids]))
    .orderBy(asc(statusChanges.id));
  const nameOf = await readAccountNames(
    db,
    rows.map(({ actor }) => actor),
  );
  const byRow = new Map<string, StatusChange[]>();
  for (const { subjectId, from, to, actor, at } of rows) {
    const earlier = byRow.get(subjectId) ?? [];
    byRow.set(subjectId, [...earlier, { from, to, actor: nameOf(actor), at: at.toISOString() }]);
  }
  return byRow;
}
