import { readSettings } from '../../platform/config/readSettings';
import { systemClock } from '../../platform/core/clock';
import { createClosers } from '../../platform/core/closers';
import { createLogger } from '../../platform/core/logger';
import { openDataFolder } from '../../platform/db/dataFolder';
import type { OpenDatabase } from '../../platform/db/database';
import { openDatabase } from '../../platform/db/openDatabase';
import { gatherFeatures } from '../../platform/feature/gatherFeatures';
import { features } from '../features';
import type { PeopleContext } from '../../office/people/peopleContext';
import { openSentMails } from '../../platform/mail/sentMails';
import { openFiles } from '../../platform/uploads/openFiles';

/** What a command works on, opened as by the API. */
export interface Stores {
  context: PeopleContext;
  database: OpenDatabase;
  close(): Promise<void>;
}

/**
 * Opens database and files that the environment names. Only one process at a time can use the embedded database, so the
 * site has to be stopped; on a server it may keep running.
 * @throws StartError with a message of one line
 */
export async function openStores(env: Record<string, string | undefined>): Promise<Stores> {
  const settings = readSettings(env);
  const closers = createClosers();
  if (!settings.databaseUrl) {
    const lock = openDataFolder(settings.dataDir);
    closers.add(() => lock.release());
  }
  try {
    const database = await openDatabase(settings, createLogger('silent'));
    closers.add(() => database.close());
    return {
      database,
      context: {
        db: database.db,
        features: gatherFeatures(features),
        clock: systemClock,
        files: await openFiles(settings),
        sentMails: openSentMails(settings),
      },
      close: closers.closeAll,
    };
  } catch (error) {
    await closers.closeAll();
    throw error;
  }
}
