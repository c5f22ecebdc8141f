import { sql } from 'drizzle-orm';
import type { Database } from '../db/database';

/** Lets one transaction at a time erase a person, or store what an erasure has to find. @param email in lower case */
export async function lockPerson(db: Database, email: string): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${email}, 4))`);
}
