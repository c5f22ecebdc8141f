import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { codeOf, StartError } from '../core/startError';

/** The contents of a backup: a folder with the database, the uploads and a list of both. */
const backupList = z.object({
  madeAt: z.iso.datetime(),
  /** Number of rows by table. */
  rows: z.record(z.string(), z.int()),
  /** Keys of the files in the store. */
  files: z.array(z.string()),
});

export type BackupList = z.infer<typeof backupList>;

/** Returns undefined when it is no list of a backup. */
export function parseBackup(written: string): BackupList | undefined {
  try {
    return backupList.parse(JSON.parse(written));
  } catch {
    return undefined;
  }
}

export const backupPaths = (folder: string) => ({
  list: join(folder, 'backup.json'),
  database: join(folder, 'database.jsonl.gz'),
  uploads: join(folder, 'uploads'),
  data: join(folder, 'data'),
});

/** Says whose the hourly copies in a bucket are. */
export const COPIES_OF = 'copies-of';

/** Files of the data folder that belong to a backup. Without the secret, links in sent mails stop working. */
export const dataFiles = ['secret', 'mailing-list.json', COPIES_OF] as const;

/**
 * Reads the list of a backup.
 * @throws StartError when the folder holds no backup
 */
export function readBackup(folder: string): BackupList {
  const refuse = (why: string) => new StartError(`${folder} holds no complete backup (${why})`);
  let written: string;
  try {
    written = readFileSync(backupPaths(folder).list, 'utf8');
  } catch (error) {
    throw refuse(codeOf(error) ?? String(error));
  }
  const list = parseBackup(written);
  if (!list) throw refuse('backup.json cannot be read');
  return list;
}
