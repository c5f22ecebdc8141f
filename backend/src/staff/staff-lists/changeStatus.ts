import { eq, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { ServiceContext } from '../../platform/db/context';
import { notFound } from '../../platform/core/errors';
import { statusChanges } from '../../platform/db/schema';
import type { StaffList, StaffTable } from './staffList';

interface Change<Status extends string> {
  id: string;
  to: Status;
  /** The account of who does it. */
  actor: string;
}

/** Gives a row another status and writes down who did; the status that it has already changes nothing. */
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
