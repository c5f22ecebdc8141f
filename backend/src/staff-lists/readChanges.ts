import { asc, eq, inArray } from 'drizzle-orm';
import type { ServiceContext } from '../db/context';
import { staffAccounts, statusChanges } from '../db/schema';
import type { StatusChange } from './staffList';

/** What staff have changed of these, the oldest first. */
export async function readChanges(
  { db }: Pick<ServiceContext, 'db'>,
  ids: readonly string[],
): Promise<Map<string, StatusChange[]>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({ change: statusChanges, name: staffAccounts.name })
    .from(statusChanges)
    .leftJoin(staffAccounts, eq(staffAccounts.account, statusChanges.actor))
    .where(inArray(statusChanges.subjectId, [...ids]))
    .orderBy(asc(statusChanges.id));
  const byRow = new Map<string, StatusChange[]>();
  for (const { change, name } of rows) {
    const { subjectId, from, to, actor, at } = change;
    const earlier = byRow.get(subjectId) ?? [];
    byRow.set(subjectId, [...earlier, { from, to, actor: name ?? actor, at: at.toISOString() }]);
  }
  return byRow;
}
