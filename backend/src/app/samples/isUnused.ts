import { storedRecords } from '@school/shared/schemas/stored';
import { sql } from 'drizzle-orm';
import type { Database } from '../../platform/db/database';

/** Tables with personal data, and the counted visits, which samples are also added to. */
const tables = [...storedRecords.flatMap((kind) => kind.tables), 'page_views'];

/** Returns whether the database has no data of visitors, senders or staff. */
export async function isUnused(db: Database): Promise<boolean> {
  const found = tables.map((table) => sql`(select 1 from ${sql.identifier(table)} limit 1)`);
  const { rows } = (await db.execute(sql`${sql.join(found, sql` union all `)} limit 1`)) as unknown as {
    rows: unknown[];
  };
  return rows.length === 0;
}
