import { sql } from 'drizzle-orm';
import { seedProjects } from '../content/projects';
import { migrationsFolder } from '../core/folders';
import type { Database } from './database';
import { projects } from './schema';

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
    await seed(db);
  } finally {
    await db.execute(sql`select pg_advisory_unlock(${migrationLock})`);
  }
}

/** What people can give to is there from the first start; what staff changed since then stays. */
async function seed(db: Database): Promise<void> {
  const rows = seedProjects.map((project, position) => ({ ...project, position }));
  await db.insert(projects).values(rows).onConflictDoNothing({ target: projects.slug });
}
