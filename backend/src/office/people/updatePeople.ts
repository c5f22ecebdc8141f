import { sql } from 'drizzle-orm';
import type { Database } from '../../platform/db/database';

/** The number of people updated before a list is read, which limits the wait after many changes. */
const atOnce = 1_000;

/** Updates the known people whose records have changed. @returns how many */
export async function updatePeople(db: Database): Promise<number> {
  const { rows } = (await db.execute(sql`select update_people(${atOnce}::integer) as drawn`)) as unknown as {
    rows: { drawn: number }[];
  };
  return rows[0]?.drawn ?? 0;
}

/** Repeats until none are left. */
export async function updateAllPeople(db: Database): Promise<void> {
  while ((await updatePeople(db)) === atOnce);
}

/** Updates one person, such as after erasure. @param address in lower case */
export async function updatePerson(db: Database, address: string): Promise<void> {
  await db.execute(sql`select update_people(array[${address}::text])`);
}
