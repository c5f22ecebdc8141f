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

/** @throws when it is no list of a backup */
export const parseBackup = (written: string): BackupList => backupList.parse(JSON.parse(written));

export const backupPaths = (folder: string) => ({
  list: join(folder, 'backup.json'),
  database: join(folder, 'database.jsonl.gz'),
  uploads: join(folder, 'uploads'),
  data: join(folder, 'data'),
});

/** Files of the data folder that belong to a backup. Without the secret, links in sent mails stop working. */
export const dataFiles = ['secret', 'mailing-list.json'] as const;

/**
 * Reads the list of a backup.
 * @throws StartError when the folder holds no backup
 */
export function readBackup(folder: string): BackupList {
  const { list } = backupPaths(folder);
  try {
    return parseBackup(readFileSync(list, 'utf8'));
  } catch (error) {
    throw new StartError(
      `${folder} holds no complete backup (${codeOf(error) ?? 'backup.json cannot be read'})`,
    );
  }
}
