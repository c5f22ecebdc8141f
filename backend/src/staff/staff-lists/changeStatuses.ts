import { and, asc, inArray, sql, eq } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { ServiceContext } from '../../platform/db/context';
import { statusChanges } from '../../platform/db/schema';
import { bulkMost, receivedUntil, changeFound, type BulkResult } from './bulk';
import { whereOf } from './readList';
import type { ListQuery, StaffList, StaffTable } from './staffList';
import { notFound } from '../../platform/core/errors';

type Selection =
  | { ids: string[] }
  | { all: Pick<ListQuery, 'search' | 'status'>; until?: string | undefined };

interface BulkChange<Status extends string> {
  selection: Selection;
  to: Status;
  /** The account of the staff member. */
  actor: string;
  /** Only counts. */
  dry: boolean;
}

/** Changes the status of many rows in one transaction and records who did. */
export async function changeStatuses<Table extends StaffTable, Status extends string>(
  { db, clock }: ServiceContext,
  list: StaffList<Table, Status>,
  { selection, to, actor, dry }: BulkChange<Status>,
): Promise<BulkResult> {
  const { table, subject } = list;
  return db.transaction(async (tx) => {
    const at = clock.now();
    const rows = await tx
      .select({ id: sql<string>`${table.id}`, status: sql<string>`${table.status}` })
      .from(table as PgTable)
      .where(meant(list, selection, at))
      .orderBy(asc(table.id))
      .limit(bulkMost + 1)
      .for('update');
    const before = new Map(rows.map(({ id, status }) => [id, status]));
    return changeFound({ at, selection, dry, found: [...before.keys()] }, async (ids) => {
      const changes = ids.flatMap((id) => {
        const from = before.get(id);
        return from === undefined || from === to ? [] : [{ subject, subjectId: id, from, to, actor, at }];
      });
      if (changes.length === 0) return 0;
      const changing = changes.map(({ subjectId }) => subjectId);
      await tx.execute(sql`update ${table} set status = ${to} where ${inArray(table.id, changing)}`);
      await tx.insert(statusChanges).values(changes);
      return changes.length;
    });
  });
}

const meant = <Table extends StaffTable, Status extends string>(
  list: StaffList<Table, Status>,
  selection: Selection,
  now: Date,
) =>
  'ids' in selection
    ? inArray(list.table.id, selection.ids)
    : and(whereOf(list, selection.all), receivedUntil(list.table.receivedAt, selection.until, now));

interface Change<Status extends string> {
  id: string;
  to: Status;
  /** The account of the staff member. */
  actor: string;
}

/** Changes the status of a row and records who did; the same status changes nothing. */
export async function changeStatus<Table extends StaffTable, Status extends string>(
  { db, clock }: ServiceContext,
  { table, subject }: Pick<StaffList<Table, Status>, 'table' | 'subject'>,
  { id, to, actor }: Change<Status>,
): Promise<void> {
  await db.transaction(async (tx) => {
    const [found] = await tx
      .select({ status: sql<string>`${table.status}` })
      .from(table as PgTable)
      .where(eq(table.id, id))
      .for('update');
    if (!found) throw notFound('This entry');
    if (found.status === to) return;
    await tx.execute(sql`update ${table} set status = ${to} where ${table.id} = ${id}`);
    await tx
      .insert(statusChanges)
      .values({ subject, subjectId: id, from: found.status, to, actor, at: clock.now() });
  });
}
