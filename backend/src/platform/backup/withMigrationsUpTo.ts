import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { migrationsFolder } from '../core/folders';
import { StartError } from '../core/startError';

interface Journal {
  entries: unknown[];
}

/**
 * Does something with a folder of the first so many migrations: a backup is loaded into the tables that it was made of, and
 * the next start brings them up to date.
 * @throws StartError when there are fewer
 */
export async function withMigrationsUpTo<T>(count: number, work: (folder: string) => Promise<T>): Promise<T> {
  const read = (folder: string) => JSON.parse(readFileSync(journalOf(folder), 'utf8')) as Journal;
  const journal = read(migrationsFolder);
  if (journal.entries.length < count)
    throw new StartError('The backup is of a newer version of the backend: restore it with that one');
  const folder = mkdtempSync(join(tmpdir(), 'school-migrations-'));
  try {
    cpSync(migrationsFolder, folder, { recursive: true });
    writeFileSync(
      journalOf(folder),
      JSON.stringify({ ...journal, entries: journal.entries.slice(0, count) }),
    );
    return await work(folder);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

const journalOf = (folder: string) => join(folder, 'meta/_journal.json');
