import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The backend's own folder, both in the source tree and in the build. */
export const backendRoot = findUp(dirname(fileURLToPath(import.meta.url)), 'drizzle/meta/_journal.json');

export const migrationsFolder = join(backendRoot, 'drizzle');

export const repositoryRoot = dirname(backendRoot);

function findUp(from: string, marker: string): string {
  if (existsSync(join(from, marker))) return from;
  const parent = dirname(from);
  if (parent === from) throw new Error(`No folder above this file holds ${marker}`);
  return findUp(parent, marker);
}
