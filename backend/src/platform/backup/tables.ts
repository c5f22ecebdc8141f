import type { Query } from '../db/database';

/**
 * Returns the names of all tables, quoted for SQL, including the list of migrations. Excludes the list of functions,
 * triggers and views, because the start after a restore recreates these.
 */
export async function tableNames(query: Query): Promise<string[]> {
  const tables = await query<{ name: string }>(
    `select format('%I.%I', schemaname, tablename) as name from pg_tables
     where schemaname not in ('pg_catalog', 'information_schema')
       and (schemaname, tablename) <> ('drizzle', 'objects')
     order by 1`,
  );
  return tables.map(({ name }) => name);
}

/** A column, with its name quoted for SQL. */
export interface Column {
  name: string;
  type: string;
}

/** Returns the stored columns of a table, in their order. */
export const columnsOf = (query: Query, table: string): Promise<Column[]> =>
  query<Column>(
    `select quote_ident(attname) as name, format_type(atttypid, atttypmod) as type from pg_attribute
     where attrelid = $1::regclass and attnum > 0 and not attisdropped and attgenerated = '' order by attnum`,
    [table],
  );
