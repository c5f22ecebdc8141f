import type { Logger } from '../../platform/core/logger';
import type { OpenDatabase } from '../../platform/db/database';
import { startRounds, type Rounds } from '../../platform/db/startRounds';
import type { PeopleContext } from '../people/peopleContext';
import { forgetOld } from './forgetOld';

interface Options extends Omit<PeopleContext, 'db'> {
  database: Pick<OpenDatabase, 'db' | 'listen' | 'alone'>;
  log: Logger;
}

/** How often it is looked for what is too old. */
const everyMs = 60 * 60 * 1000;

/** Forgets, from the start on and then each hour, what is kept no longer. */
export function startRetention({ database, log, ...context }: Options): Promise<Rounds> {
  let nextAt = 0;
  const round = async (): Promise<number> => {
    // The rounds look more often than this needs.
    const now = performance.now();
    if (now >= nextAt) {
      const forgotten = await forgetOld({ ...context, db: database.db });
      if (Object.keys(forgotten).length > 0) log.info({ forgotten }, 'records were forgotten');
      nextAt = now + everyMs;
    }
    return nextAt - now;
  };
  const failure = 'records could not be forgotten';
  return startRounds({ database, log, channel: 'retention', round, failure });
}
