import { sql } from 'drizzle-orm';
import type { Database } from './database';
import { migrateDatabase } from './migrateDatabase';
import { seedCompetition } from './seedCompetition';
import { seedProjects } from './seedProjects';
import { seedTickets } from './seedTickets';

/** An arbitrary number that all instances share. */
const migrationLock = 7_240_113;

/** Migrates the database once, however many instances start together. */
export async function prepareDatabase(db: Database): Promise<void> {
  await db.execute(sql`select pg_advisory_lock(${migrationLock})`);
  try {
    await migrateDatabase(db);
    await seedProjects(db);
    await seedTickets(db);
    await seedCompetition(db);
  } finally {
    await db.execute(sql`select pg_advisory_unlock(${migrationLock})`);
  }
}
