import type { Query } from '../db/database';
import { tableNames } from './tables';

/** Returns the number of rows of each table. */
export async function countRows(query: Query): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const name of await tableNames(query)) {
    const [row] = await query<{ rows: number }>(`select count(*)::int as rows from ${name}`);
    counts[name] = row?.rows ?? 0;
  }
  return counts;
}

/** Returns the keys of all stored files. */
export async function storedKeys(query: Query): Promise<string[]> {
  const rows = await query<{ key: string }>(
    'select storage_key as key from uploads where storage_key is not null order by 1',
  );
  return rows.map(({ key }) => key);
}
