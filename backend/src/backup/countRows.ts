/** Runs one statement on a database, whichever it is. */
export type Query = <Row>(statement: string) => Promise<Row[]>;

/** How many rows each table has, the migrations among them. */
export async function countRows(query: Query): Promise<Record<string, number>> {
  const tables = await query<{ name: string }>(
    `select format('%I.%I', schemaname, tablename) as name from pg_tables
     where schemaname not in ('pg_catalog', 'information_schema') order by 1`,
  );
  const counts: Record<string, number> = {};
  for (const { name } of tables) {
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
