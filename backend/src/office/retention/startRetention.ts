import type { Logger } from '../../platform/core/logger';
import type { OpenDatabase } from '../../platform/db/database';
import { startRounds, type Rounds } from '../../platform/db/startRounds';
import type { Features } from '../../platform/feature/gatherFeatures';
import type { PeopleContext } from '../people/peopleContext';
import { forgetOld } from './forgetOld';

interface Options extends Omit<PeopleContext, 'db'> {
  features: Features;
  database: Pick<OpenDatabase, 'db' | 'listen' | 'alone'>;
  log: Logger;
}

/** How often expired records are looked for. */
const everyMs = 60 * 60 * 1000;

/** Deletes expired records, at the start and then each hour. */
export function startRetention({ database, log, ...context }: Options): Promise<Rounds> {
  let nextAt = 0;
  const round = async (): Promise<number> => {
    // The rounds run more often than this work needs.
    const now = performance.now();
    if (now >= nextAt) {
      const forgotten = await forgetOld({ ...context, db: database.db });
      if (Object.keys(forgotten).length > 0) log.info({ forgotten }, 'expired records were deleted');
      nextAt = now + everyMs;
    }
    return nextAt - now;
  };
  const failure = 'records could not be forgotten';
  return startRounds({ database, log, channel: 'retention', round, failure });
}
