import { and, asc, eq, getTableName, gt, inArray, notInArray, type SQL } from 'drizzle-orm';
import { accountsIn, fieldsOf } from '../audit/fieldsOf';
import { readAccountNames } from '../../platform/db/accountNames';
import type { ServiceContext } from '../../platform/db/context';
import {
  auditActions,
  auditChanges,
  competitionEntries,
  donations,
  hallSeats,
  ticketOrders,
} from '../../platform/db/schema';
import { isDrawn, roots, rowKeyOf, type RecordKind } from './records';
import type { RecordChange } from './together.routes';

/** Columns that only follow from a change. */
const MACHINERY = ['version', 'transaction'];

/** Returns what staff have changed in a record since the transaction of its version, from the audit log. */
export async function readRecordChanges(
  { db }: Pick<ServiceContext, 'db'>,
  { kind, id }: { kind: RecordKind; id: string },
  sinceVersion: number,
): Promise<RecordChange[]> {
  const rows = await db
    .select({ change: auditChanges, action: auditActions })
    .from(auditChanges)
    .innerJoin(auditActions, eq(auditActions.id, auditChanges.actionId))
    .where(
      and(
        await changesOf({ db }, kind, id),
        gt(auditChanges.transaction, sinceVersion),
        notInArray(auditChanges.subject, ['outbox']),
      ),
    )
    .orderBy(asc(auditChanges.id))
    .limit(50);
  const nameOf = await readAccountNames(
    db,
    rows.flatMap(({ change, action }) => [action.account, ...accountsIn(change)]),
  );
  return rows.flatMap(({ change, action }) =>
    fieldsOf(change, nameOf)
      .filter(({ field }) => !MACHINERY.includes(field))
      .map((field) => ({
        ...field,
        part: kind === 'hall-plan' ? change.label : null,
        at: action.at.toISOString(),
        by: action.name ?? nameOf(action.account),
      })),
  );
}

/** Returns the logged changes of a record. Those of the hall's plan are the changes of its seats. */
async function changesOf(
  { db }: Pick<ServiceContext, 'db'>,
  kind: RecordKind,
  id: string,
): Promise<SQL | undefined> {
  if (kind === 'hall-plan') return eq(auditChanges.subject, getTableName(hallSeats));
  if (isDrawn(kind)) return inArray(auditChanges.subjectId, [id, ...(await orderOf({ db }, kind, id))]);
  const tables = roots[kind].map(getTableName);
  return and(eq(auditChanges.subjectId, rowKeyOf(kind, id)), inArray(auditChanges.subject, tables));
}

const paidFor: Partial<
  Record<RecordKind, typeof donations | typeof ticketOrders | typeof competitionEntries>
> = { donation: donations, 'ticket-order': ticketOrders, entry: competitionEntries };

/** Returns the order of a record, since it changes together with it. */
async function orderOf({ db }: Pick<ServiceContext, 'db'>, kind: RecordKind, id: string): Promise<string[]> {
  const table = paidFor[kind];
  if (!table) return [];
  const rows = await db.select({ order: table.orderId }).from(table).where(eq(table.id, id));
  return rows.flatMap(({ order }) => order ?? []);
}
