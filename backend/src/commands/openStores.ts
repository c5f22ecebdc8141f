import { readSettings } from '../config/readSettings';
import { systemClock } from '../core/clock';
import { createClosers } from '../core/closers';
import { createLogger } from '../core/logger';
import { openDataFolder } from '../db/dataFolder';
import type { OpenDatabase } from '../db/database';
import { openDatabase } from '../db/openDatabase';
import type { PeopleContext } from '../people/person';
import { openSentMails } from '../people/sentMails';
import { openFiles } from '../uploads/openFiles';

/** What a command works on, as the API would open it. */
export interface Stores {
  context: PeopleContext;
  database: OpenDatabase;
  close(): Promise<void>;
}

/**
 * Opens database and files that the environment names. The embedded database is used by one process at a time, so the site
 * has to be stopped; on a server it may go on.
 * @throws StartError readable in one line
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
