import { and, asc, desc, eq, inArray } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { ServiceContext } from '../../platform/db/context';
import { notFound } from '../../platform/core/errors';
import { everyWordIn } from '../../platform/core/search';
import { countUpTo, one } from './countUpTo';
import { isWithin } from '../../platform/http/period';
import type { ListQuery, StaffList, StaffTable, StatusChange } from './staffList';
import { readAccountNames } from '../../platform/db/accountNames';
import { statusChanges } from '../../platform/db/schema';

type Context = Pick<ServiceContext, 'db'>;
type Filter = Pick<ListQuery, 'search' | 'status' | 'from' | 'to'>;

/** Returns one page of a list, each row with its changes of status. */
export async function readList<Table extends StaffTable, Status extends string>(
  { db }: Context,
  list: StaffList<Table, Status>,
  query: ListQuery,
) {
  const { page, perPage, sort, order } = query;
  const where = whereOf(list, query);
  const fitting = db
    .select(one)
    .from(list.table as PgTable)
    .where(where)
    .$dynamic();
  const direction = order === 'asc' ? asc : desc;
  const rows = (await db
    .select()
    .from(list.table as PgTable)
    .where(where)
    .orderBy(direction(list.sorts[sort] ?? list.table.receivedAt), direction(list.table.reference))
    .limit(perPage)
    .offset((page - 1) * perPage)) as RowOf<Table>[];
  const changes = await readChanges(
    { db },
    rows.map(({ id }) => id),
  );
  return {
    ...(await countUpTo(db, fitting)),
    page,
    perPage,
    rows: rows.map((row) => ({ row, changes: changes.get(row.id) ?? [] })),
  };
}

/** Returns one row with its changes of status. @throws not found */
export async function readOne<Table extends StaffTable, Status extends string>(
  { db }: Context,
  { table }: StaffList<Table, Status>,
  id: string,
) {
  const [row] = (await db
    .select()
    .from(table as PgTable)
    .where(eq(table.id, id))) as RowOf<Table>[];
  if (!row) throw notFound('This entry');
  return { row, changes: (await readChanges({ db }, [id])).get(id) ?? [] };
}

/** Returns all matching rows, oldest first. */
export async function readAll<Table extends StaffTable, Status extends string>(
  { db }: Context,
  list: StaffList<Table, Status>,
  filter: Filter,
): Promise<RowOf<Table>[]> {
  const rows = await db
    .select()
    .from(list.table as PgTable)
    .where(whereOf(list, filter))
    .orderBy(asc(list.table.receivedAt), asc(list.table.reference));
  return rows as RowOf<Table>[];
}

export type RowOf<Table extends StaffTable> = Table['$inferSelect'] & { id: string };

/** Returns the condition of a filter. */
export const whereOf = <Table extends StaffTable, Status extends string>(
  { table, searchIn }: StaffList<Table, Status>,
  { search, status, ...days }: Filter,
) =>
  and(
    search ? everyWordIn(search, searchIn) : undefined,
    status ? inArray(table.status, status) : undefined,
    isWithin(table.receivedAt, days),
  );

/** Returns the changes of status of some rows, oldest first. */
async function readChanges(
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
