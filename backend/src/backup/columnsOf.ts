import type { Query } from './countRows';

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
