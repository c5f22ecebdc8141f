import { storedRecords } from '@school/shared/schemas/stored';
import { sql } from 'drizzle-orm';
import type { Database } from '../../platform/db/database';

/** Whatever holds something of a person, and the visits that are counted, which samples are added to as well. */
const tables = [...storedRecords.flatMap((kind) => kind.tables), 'page_views'];

/** Whether nobody has been there yet: no visitor, nobody who sent something, nobody of the staff. */
export async function isUnused(db: Database): Promise<boolean> {
  const found = tables.map((table) => sql`(select 1 from ${sql.identifier(table)} limit 1)`);
  const { rows } = (await db.execute(sql`${sql.join(found, sql` union all `)} limit 1`)) as unknown as {
    rows: unknown[];
  };
  return rows.length === 0;
}
