import { count, lt, type SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { retentionDays, type RetainedKind } from '@school/shared/schemas/stored';
import type { ServiceContext } from '../db/context';
import type { Database } from '../db/database';
import { theRow } from '../db/theRow';
import type { PersonalRecord } from '../personal-data/personalRecord';
import type { Retention, RetentionRule } from '../personal-data/retention';
import { releaseClaimed } from '../uploads/releaseUploads';

/** Records per transaction: after a long pause the job continues step by step. */
export const atOnce = 200;

/** Declares how records of a kind that `retentionDays` names are deleted. */
export const keptFor = (kind: RetainedKind, forget: RetentionRule): Retention => ({
  kind,
  days: retentionDays[kind],
  forget,
});

/** Erases matching rows of a table, as on the person's own request. */
export const erasing =
  (
    record: PersonalRecord,
    table: PgTable & { id: PgColumn },
    isOld: (before: Date) => SQL | undefined,
  ): RetentionRule =>
  (context, before) =>
    context.db.transaction(async (tx) => {
      const ids = await idsOf(tx, table, isOld(before));
      await eraseOld({ ...context, db: tx }, record, ids);
      return ids.length;
    });

/** Erases records, in the caller's transaction; the queue deletes their files afterwards. */
export async function eraseOld(
  context: ServiceContext,
  record: PersonalRecord,
  ids: readonly string[],
): Promise<void> {
  if (ids.length === 0) return;
  const files = (await record.uploads?.(context.db, ids)) ?? [];
  await record.erase(context, ids, 'old');
  await releaseClaimed(context, files);
}

/** Deletes the rows of a table that are older by this column. */
export function deleting(table: PgTable, at: PgColumn): RetentionRule {
  return async ({ db }, before) => {
    const gone = db.$with('gone').as(db.delete(table).where(lt(at, before)).returning({ at }));
    return theRow(await db.with(gone).select({ count: count() }).from(gone)).count;
  };
}

async function idsOf(db: Database, table: PgTable & { id: PgColumn }, where: SQL | undefined) {
  const rows = await db.select({ id: table.id }).from(table).where(where).limit(atOnce);
  return rows.map(({ id }) => id as string);
}
