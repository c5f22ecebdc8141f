import type { Logger } from '../core/logger';
import type { OpenDatabase } from './database';
import { openEmbedded } from './embedded';
import { openServer } from './server';

/** Opens the server of DATABASE_URL, or else the embedded database in the data folder. */
export function openDatabase(
  settings: { databaseUrl: string | undefined; dataDir: string },
  log: Logger,
): Promise<OpenDatabase> {
  return settings.databaseUrl ? openServer(settings.databaseUrl, log) : openEmbedded(settings.dataDir);
}
