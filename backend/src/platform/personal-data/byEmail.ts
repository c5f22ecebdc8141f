import { inArray, or, sql, type SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Database } from '../db/database';

/** Returns the condition for rows of an address, however it is written. @param email in lower case */
export const isOf = (email: string, ...columns: readonly PgColumn[]): SQL | undefined =>
  or(...columns.map((column) => sql`lower(${column}) = ${email}`));

/** Returns the condition for rows with these ids; none for an empty list. */
export const among = (column: PgColumn, ids: readonly string[]): SQL => inArray(column, [...ids]);

/** Returns the ids of the matching rows. */
export async function findIds(db: Database, id: PgColumn, condition: SQL | undefined): Promise<string[]> {
  const rows = await db
    .select({ id })
    .from(id.table as PgTable)
    .where(condition);
  return rows.map((row) => String(row.id));
}

/** Returns the rows of a table with these values in a column. */
export const rowsOf = async <Table extends PgTable>(
  db: Database,
  table: Table,
  column: PgColumn,
  values: readonly string[],
) =>
  (await db
    .select()
    .from(table as PgTable)
    .where(among(column, values))) as Table['$inferSelect'][];
