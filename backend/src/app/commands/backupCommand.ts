import { rm } from 'node:fs/promises';
import { resolve } from 'node:path';
import { backUp } from '../../platform/backup/backUp';
import { fetchNewestCopy } from '../../platform/backup/hourlyCopies';
import { restore } from '../../platform/backup/restore';
import { readSettings } from '../../platform/config/readSettings';
import { StartError } from '../../platform/core/startError';
import { systemClock } from '../../platform/core/clock';
import { openFiles } from '../../platform/uploads/openFiles';
import { typedFrom } from './runCommand';

/** Runs `npm run backup` and `npm run restore`. @throws StartError with a message of one line */
export async function backupCommand(
  [verb, folder]: readonly string[],
  env: Record<string, string | undefined>,
  tell: (line: string) => void,
): Promise<void> {
  const settings = readSettings(env);
  const now = systemClock.now();
  if (verb === 'restore') {
    if (!folder)
      throw new StartError(
        'npm run restore -- FOLDER needs the folder of a backup, or --bucket for the newest copy',
      );
    const stored = await openFiles(settings);
    const isCopy = folder === '--bucket';
    const from = isCopy ? await fetchNewestCopy(stored) : resolve(typedFrom(), folder);
    const { files, madeAt, rows } = await restore(settings, stored, from).finally(
      async () => isCopy && (await rm(from, { recursive: true })),
    );
    tell(`Restored what was backed up at ${madeAt}: ${sum(rows)} rows, ${files.length} files.`);
    return;
  }
  const name = `backup-${now.toISOString().slice(0, 19).replaceAll(':', '-')}`;
  const target = resolve(typedFrom(), folder ?? name);
  const { files, rows } = await backUp(settings, await openFiles(settings), target, now);
  tell(`${sum(rows)} rows and ${files.length} files are backed up: ${target}`);
}

const sum = (rows: Record<string, number>): number =>
  Object.values(rows).reduce((total, count) => total + count, 0);
