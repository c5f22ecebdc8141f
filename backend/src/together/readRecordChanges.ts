import { and, asc, eq, gt, inArray, notInArray } from 'drizzle-orm';
import { fieldsOf } from '../audit/fieldsOf';
import type { ServiceContext } from '../db/context';
import { auditActions, auditChanges, competitionEntries, donations, ticketOrders } from '../db/schema';
import type { RecordKind } from './records';
import type { RecordChange } from './together.routes';

/** What nobody decides on: it follows from a change. */
const MACHINERY = ['version', 'transaction'];

/** What staff have changed of a record after the transaction that was its version, out of the audit log. */
export async function readRecordChanges(
  { db }: Pick<ServiceContext, 'db'>,
  { kind, id }: { kind: RecordKind; id: string },
  sinceVersion: number,
): Promise<RecordChange[]> {
  const orders = await orderOf({ db }, kind, id);
  const rows = await db
    .select({ change: auditChanges, action: auditActions })
    .from(auditChanges)
    .innerJoin(auditActions, eq(auditActions.id, auditChanges.actionId))
    .where(
      and(
        inArray(auditChanges.subjectId, [id, ...orders]),
        gt(auditChanges.transaction, sinceVersion),
        notInArray(auditChanges.subject, ['outbox']),
      ),
    )
    .orderBy(asc(auditChanges.id))
    .limit(50);
  return rows.flatMap(({ change, action }) =>
    fieldsOf(change)
      .filter(({ field }) => !MACHINERY.includes(field))
      .map((field) => ({ ...field, at: action.at.toISOString(), by: action.name ?? action.account })),
  );
}

const paidFor: Partial<
  Record<RecordKind, typeof donations | typeof ticketOrders | typeof competitionEntries>
> = { donation: donations, 'ticket-order': ticketOrders, entry: competitionEntries };

/** The order of what is paid for changes with it. */
async function orderOf({ db }: Pick<ServiceContext, 'db'>, kind: RecordKind, id: string): Promise<string[]> {
  const table = paidFor[kind];
  if (!table) return [];
  const rows = await db.select({ order: table.orderId }).from(table).where(eq(table.id, id));
  return rows.flatMap(({ order }) => order ?? []);
}
