import { getTableName, sql } from 'drizzle-orm';
import { gatherFeatures } from '../../platform/feature/gatherFeatures';
import { features } from '../features';
import type { Database } from '../../platform/db/database';

/** Tables with personal data, and the counted visits, which samples are also added to. */
const tables = [
  ...gatherFeatures(features)
    .tables.filter((declared) => 'kind' in declared)
    .map(({ table }) => getTableName(table)),
  'page_views',
];

/** Returns whether the database has no data of visitors, senders or staff. */
export async function isUnused(db: Database): Promise<boolean> {
  const found = tables.map((table) => sql`(select 1 from ${sql.identifier(table)} limit 1)`);
  const { rows } = (await db.execute(sql`${sql.join(found, sql` union all `)} limit 1`)) as unknown as {
    rows: unknown[];
  };
  return rows.length === 0;
}
