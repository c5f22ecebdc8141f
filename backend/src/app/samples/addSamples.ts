import type { SQLWrapper } from 'drizzle-orm';
import { sql } from 'drizzle-orm';
import type { Database } from '../../platform/db/database';
import { updateAllPeople } from '../../office/people/updatePeople';
import { sampleRows } from './sampleRows';

/** The lists that have samples. */
export const sampleLists: readonly string[] = Object.keys(sampleRows);

interface SampleOptions {
  /** Number of rows for each list. */
  rows: number;
  /** When the newest one came in; the others came before it. */
  until: Date;
  lists?: readonly string[];
  tell?: (list: string) => void;
}

/** Adds sample rows to lists; existing ones do not change. */
export async function addSamples(
  db: Database,
  { rows, until, lists = sampleLists, tell }: SampleOptions,
): Promise<void> {
  for (const list of lists) {
    await db.transaction(async (tx) => {
      await tx.execute(searchIndexes('off', `execute format('alter index %s set (fastupdate = on)', each);`));
      for (const statement of sampleRows[list] ?? [])
        await tx.execute(asSql(onlyOnce(statement), [sql`${rows}`, sql`${until.toISOString()}`]));
      await tx.execute(
        searchIndexes(
          'on',
          `perform gin_clean_pending_list(each); execute format('alter index %s set (fastupdate = off)', each);`,
        ),
      );
    });
    tell?.(list);
  }
  await updateAllPeople(db);
  // The planner's statistics would be outdated, and the embedded database never vacuums by itself.
  await db.execute(sql`vacuum analyze`);
}

/** Switches the indexes for search between immediate and deferred updates: deferred ones insert ten times as fast. */
const searchIndexes = (fastupdate: 'on' | 'off', what: string) =>
  sql.raw(`do $$
    declare each regclass;
    begin
      for each in select oid from pg_class where relkind = 'i' and reloptions @> '{fastupdate=${fastupdate}}' loop
        ${what}
      end loop;
    end $$`);

/** Makes a statement leave existing rows unchanged, unless it does so itself because more depends on the new rows. */
const onlyOnce = (statement: string): string =>
  statement.includes('on conflict do nothing') ? statement : `${statement} on conflict do nothing`;

/** Fills `$1` and `$2` of a statement. */
function asSql(statement: string, values: readonly SQLWrapper[]) {
  const parts = statement.split(/\$([12])/);
  return sql.join(
    parts.map((part, nth) => (nth % 2 === 0 ? sql.raw(part) : (values[Number(part) - 1] ?? sql.raw('')))),
  );
}
