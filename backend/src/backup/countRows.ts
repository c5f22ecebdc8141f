/** Runs one statement on a database, whichever it is. Values are texts. */
export type Query = <Row>(statement: string, values?: string[]) => Promise<Row[]>;

/** The names of all tables, the list of migrations among them, as SQL writes them. */
export async function tableNames(query: Query): Promise<string[]> {
  const tables = await query<{ name: string }>(
    `select format('%I.%I', schemaname, tablename) as name from pg_tables
     where schemaname not in ('pg_catalog', 'information_schema') order by 1`,
  );
  return tables.map(({ name }) => name);
}

/** How many rows each table has. */
export async function countRows(query: Query): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const name of await tableNames(query)) {
    const [row] = await query<{ rows: number }>(`select count(*)::int as rows from ${name}`);
    counts[name] = row?.rows ?? 0;
  }
  return counts;
}

/** The keys of all files that are stored. */
export async function storedKeys(query: Query): Promise<string[]> {
  const rows = await query<{ key: string }>(
    'select storage_key as key from uploads where storage_key is not null order by 1',
  );
  return rows.map(({ key }) => key);
}
