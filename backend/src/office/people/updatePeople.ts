import { sql } from 'drizzle-orm';
import type { Database } from '../../platform/db/database';

/** So many are drawn anew before a list is read: that ends in time, however much has come in since somebody looked. */
const atOnce = 1_000;

/** Draws anew who is known, of those of whom something has come, changed or gone. @returns how many that were */
export async function updatePeople(db: Database): Promise<number> {
  const { rows } = (await db.execute(sql`select update_people(${atOnce}::integer) as drawn`)) as unknown as {
    rows: { drawn: number }[];
  };
  return rows[0]?.drawn ?? 0;
}

/** The same until there are none left. */
export async function updateAllPeople(db: Database): Promise<void> {
  while ((await updatePeople(db)) === atOnce);
}

/** Draws one person anew, such as after erasing them. @param address in lower case */
export async function updatePerson(db: Database, address: string): Promise<void> {
  await db.execute(sql`select update_people(array[${address}::text])`);
}
