import type { SQLWrapper } from 'drizzle-orm';
import { sql } from 'drizzle-orm';
import type { Database } from '../db/database';
import { sampleRows } from './sampleRows';

/** The lists that there are samples for. */
export const sampleLists: readonly string[] = Object.keys(sampleRows);

interface Wish {
  /** How many of each list. */
  rows: number;
  /** When the newest came in; the others before it. */
  until: Date;
  lists?: readonly string[];
  tell?: (list: string) => void;
}

/** Adds sample rows to lists; those that are there already stay as they are. */
export async function addSamples(
  db: Database,
  { rows, until, lists = sampleLists, tell }: Wish,
): Promise<void> {
  for (const list of lists) {
    for (const statement of sampleRows[list] ?? [])
      await db.transaction(async (tx) => {
        await tx.execute(
          asSql(`${statement} on conflict do nothing`, [sql`${rows}`, sql`${until.toISOString()}`]),
        );
      });
    tell?.(list);
  }
  // What the planner knows of tables would be of before, and the embedded database never vacuums by itself.
  await db.execute(sql`vacuum analyze`);
}

/** A statement with `$1` and `$2` in it. */
function asSql(statement: string, values: readonly SQLWrapper[]) {
  const parts = statement.split(/\$([12])/);
  return sql.join(
    parts.map((part, nth) => (nth % 2 === 0 ? sql.raw(part) : (values[Number(part) - 1] ?? sql.raw('')))),
  );
}
