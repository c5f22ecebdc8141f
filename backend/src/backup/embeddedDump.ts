import { existsSync, readFileSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { StartError } from '../core/startError';
import type { Query } from './countRows';

const folderOf = (dataDir: string): string => join(dataDir, 'postgres');

/** Whether there is an embedded database in a data folder. */
export const hasEmbedded = (dataDir: string): boolean => existsSync(join(folderOf(dataDir), 'PG_VERSION'));

const queryOf =
  (client: PGlite): Query =>
  async <Row>(statement: string) =>
    (await client.query<Row>(statement)).rows;

/** Writes the embedded database into a file; nobody else may use it meanwhile. */
export async function dumpEmbedded<T>(
  dataDir: string,
  file: string,
  look: (query: Query) => Promise<T>,
): Promise<T> {
  if (!hasEmbedded(dataDir)) throw new StartError(`There is no database in ${dataDir} to back up`);
  const client = await PGlite.create(folderOf(dataDir));
  try {
    const seen = await look(queryOf(client));
    const dump = await client.dumpDataDir('gzip');
    await writeFile(file, Buffer.from(await dump.arrayBuffer()), { mode: 0o600 });
    return seen;
  } finally {
    await client.close();
  }
}

/** Makes the embedded database out of a file. */
export async function restoreEmbedded<T>(
  dataDir: string,
  file: string,
  look: (query: Query) => Promise<T>,
): Promise<T> {
  await mkdir(dataDir, { recursive: true });
  const client = await PGlite.create({
    dataDir: folderOf(dataDir),
    loadDataDir: new Blob([readFileSync(file)]),
  });
  try {
    return await look(queryOf(client));
  } finally {
    await client.close();
  }
}
