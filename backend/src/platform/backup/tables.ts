import type { Query } from './query';

/**
 * The names of all tables, the list of migrations among them, as SQL writes them. The list of functions, triggers and views is
 * left out: a backup holds rows, and the start after a restore creates these anew.
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

/** A column as SQL writes it. */
export interface Column {
  name: string;
  type: string;
}

/** The columns of a table that are stored, in their order. */
export const columnsOf = (query: Query, table: string): Promise<Column[]> =>
  query<Column>(
    `select quote_ident(attname) as name, format_type(atttypid, atttypmod) as type from pg_attribute
     where attrelid = $1::regclass and attnum > 0 and not attisdropped and attgenerated = '' order by attnum`,
    [table],
  );
