import { eq, min, sql } from 'drizzle-orm';
import type { Logger } from '../../platform/core/logger';
import type { ServiceContext } from '../../platform/db/context';
import type { OpenDatabase } from '../../platform/db/database';
import { startRounds, type Rounds } from '../../platform/db/startRounds';
import { auditionBookings } from '../../platform/db/schema';
import { isPaymentPending, pendingExtraMs } from './aliveBooking';
import { endExpired } from './endExpired';

interface Options {
  database: Pick<OpenDatabase, 'db' | 'listen' | 'alone'>;
  clock: ServiceContext['clock'];
  log: Logger;
}

/**
 * Ends holds of slots when their time is over, so that open boards hear of it and those who wait have their turn. Nothing
 * is given twice or kept too long without it.
 */
export function startSlotSweeper({ database, clock, log }: Options): Promise<Rounds> {
  const round = async (): Promise<number> => {
    await database.db.transaction((tx) => endExpired({ db: tx, clock }));
    const lasts = sql`${auditionBookings.expiresAt} + case when ${isPaymentPending} then ${pendingExtraMs / 1000} * interval '1 second' else interval '0' end`;
    const [held] = await database.db
      .select({ next: min(lasts).mapWith(auditionBookings.expiresAt) })
      .from(auditionBookings)
      .where(eq(auditionBookings.state, 'held'));
    return held?.next ? held.next.getTime() - clock.now().getTime() : Infinity;
  };
  return startRounds({ database, log, channel: 'competition', round, failure: 'slots could not be freed' });
}
