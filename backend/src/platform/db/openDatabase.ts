import type { Settings } from '../config/settings';
import type { Logger } from '../core/logger';
import type { OpenDatabase } from './database';
import { openEmbedded } from './embedded';
import { openServer } from './server';

/** Opens the server of DATABASE_URL, or else the embedded database in the data folder. */
export function openDatabase(
  settings: Pick<Settings, 'databaseUrl' | 'directDatabaseUrl' | 'replicaDatabaseUrl' | 'dataDir'>,
  log: Logger,
): Promise<OpenDatabase> {
  const { databaseUrl, directDatabaseUrl, replicaDatabaseUrl, dataDir } = settings;
  const addresses = { direct: directDatabaseUrl, replica: replicaDatabaseUrl };
  return databaseUrl ? openServer(databaseUrl, log, {}, addresses) : openEmbedded(dataDir);
}
