import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { codeOf, StartError } from '../core/startError';

/** What a backup is: a folder with the database, the uploads, and a list of what there is. */
const backupList = z.object({
  madeAt: z.iso.datetime(),
  /** Rows of each table. */
  rows: z.record(z.string(), z.int()),
  /** Keys of the files, as the store knows them. */
  files: z.array(z.string()),
});

export type BackupList = z.infer<typeof backupList>;

export const backupPaths = (folder: string) => ({
  list: join(folder, 'backup.json'),
  database: join(folder, 'database.jsonl.gz'),
  uploads: join(folder, 'uploads'),
  data: join(folder, 'data'),
});

/** Files of the data folder that belong to a backup: without the secret, links that were mailed are worth nothing. */
export const dataFiles = ['secret', 'mailing-list.json'] as const;

/** @throws StartError when the folder holds no backup */
export function readBackup(folder: string): BackupList {
  const { list } = backupPaths(folder);
  try {
    return backupList.parse(JSON.parse(readFileSync(list, 'utf8')));
  } catch (error) {
    throw new StartError(
      `${folder} holds no whole backup (${codeOf(error) ?? 'backup.json cannot be read'})`,
    );
  }
}
