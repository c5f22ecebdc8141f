import { and, asc, inArray, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { ServiceContext } from '../db/context';
import { statusChanges } from '../db/schema';
import { bulkMost, cameBy, chunksOf, goneOf, refuseTooMany, resultOf, type BulkResult } from './bulk';
import { whereOf } from './readList';
import type { ListQuery, StaffList, StaffTable } from './staffList';

type Selection =
  | { ids: string[] }
  | { all: Pick<ListQuery, 'search' | 'status'>; until?: string | undefined };

interface Wish<Status extends string> {
  selection: Selection;
  to: Status;
  /** The account of who does it. */
  actor: string;
  /** Only counts. */
  dry: boolean;
}

/** Gives many rows another status in one transaction, and writes down who did; those that have it already stay as they are. */
export async function changeStatuses<Table extends StaffTable, Status extends string>(
  { db, clock }: ServiceContext,
  list: StaffList<Table, Status>,
  { selection, to, actor, dry }: Wish<Status>,
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
    refuseTooMany(rows.length);
    const refused = goneOf(
      selection,
      rows.map(({ id }) => id),
    );
    const asked = rows.length + refused.length;
    if (dry) return resultOf({ at, asked, changed: 0, unchanged: 0, refused });
    const changing = rows.filter(({ status }) => status !== to);
    for (const some of chunksOf(changing)) {
      const ids = some.map(({ id }) => id);
      await tx.execute(sql`update ${table} set status = ${to} where ${inArray(table.id, ids)}`);
      await tx.insert(statusChanges).values(
        some.map(({ id, status }) => ({
          subject,
          subjectId: id,
          from: status,
          to,
          actor,
          at,
        })),
      );
    }
    return resultOf({
      at,
      asked,
      changed: changing.length,
      unchanged: rows.length - changing.length,
      refused,
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
    : and(whereOf(list, selection.all), cameBy(list.table.receivedAt, selection.until, now));
