import { sql } from 'drizzle-orm';
import { migrationsFolder } from '../core/folders';
import type { Database } from './database';
import { seedCompetition } from './seedCompetition';
import { seedProjects } from './seedProjects';
import { seedTickets } from './seedTickets';

/** Any number will do, as long as every instance asks for the same one. */
const migrationLock = 7_240_113;

/** Brings the tables up to date, once, however many instances start together. */
export async function prepareDatabase(
  db: Database,
  migrate: (folder: { migrationsFolder: string }) => Promise<void>,
): Promise<void> {
  await db.execute(sql`select pg_advisory_lock(${migrationLock})`);
  try {
    await migrate({ migrationsFolder });
    await seedProjects(db);
    await seedTickets(db);
    await seedCompetition(db);
  } finally {
    await db.execute(sql`select pg_advisory_unlock(${migrationLock})`);
  }
}
