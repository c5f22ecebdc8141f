import { getTableColumns, sql, type SQL } from 'drizzle-orm';
import { getTableConfig, type PgColumn, type PgTable } from 'drizzle-orm/pg-core';
import type { Database } from '../../platform/db/database';

/** Rows per query, so that other requests are served in between. */
const PAGE = 500;

type Row = Readonly<Record<string, unknown>>;

/** Returns the columns of the primary key, in their order. */
function keyOf(table: PgTable): PgColumn[] {
  const { columns, primaryKeys, name } = getTableConfig(table);
  const [together] = primaryKeys;
  const key = together ? together.columns : columns.filter(({ primary }) => primary);
  if (key.length === 0) throw new Error(`The table ${name} has no primary key`);
  return key;
}

/** Yields the rows of a table in pages, in the order of their keys; each page is read at its own time. */
export async function* readTable(db: Database, table: PgTable): AsyncGenerator<Row[]> {
  const key = keyOf(table);
  const properties = Object.entries(getTableColumns(table));
  const nameOf = (column: PgColumn) => properties.find(([, one]) => one === column)?.[0] ?? '';
  let after: SQL | undefined;
  for (;;) {
    const rows = (await db
      .select()
      .from(table)
      .where(after)
      .orderBy(...key)
      .limit(PAGE)) as Row[];
    if (rows.length > 0) yield rows;
    const last = rows.at(-1);
    if (!last || rows.length < PAGE) return;
    const values = key.map((column) => sql`${sql.param(last[nameOf(column)], column)}`);
    after = sql`(${sql.join(key, sql`, `)}) > (${sql.join(values, sql`, `)})`;
  }
}
