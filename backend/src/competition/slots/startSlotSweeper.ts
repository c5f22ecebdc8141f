import type { Logger } from '../../platform/core/logger';
import type { ServiceContext } from '../../platform/db/context';
import type { OpenDatabase } from '../../platform/db/database';
import { startRounds, type Rounds } from '../../platform/db/startRounds';
import { untilNextEnd } from '../../platform/holds/lifetime';
import { slotHolding } from '../slotHolding';
import { endExpired } from './endExpired';

interface Options {
  database: Pick<OpenDatabase, 'db' | 'listen' | 'alone'>;
  clock: ServiceContext['clock'];
  log: Logger;
}

/**
 * Ends expired holds of slots, so that open boards update and the waiting list is served. Bookings are correct without
 * it.
 */
export function startSlotSweeper({ database, clock, log }: Options): Promise<Rounds> {
  const round = async (): Promise<number> => {
    await database.db.transaction((tx) => endExpired({ db: tx, clock }));
    return untilNextEnd({ db: database.db, clock }, slotHolding);
  };
  return startRounds({ database, log, channel: 'competition', round, failure: 'slots could not be freed' });
}
