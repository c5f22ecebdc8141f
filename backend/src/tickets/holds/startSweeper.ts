import { sql } from 'drizzle-orm';
import type { ServiceContext } from '../../platform/db/context';
import type { Logger } from '../../platform/core/logger';
import type { OpenDatabase } from '../../platform/db/database';
import { startRounds, type Rounds } from '../../platform/db/startRounds';
import { ticketSales } from '../../platform/db/schema';
import { untilNextEnd } from '../../platform/holds/lifetime';
import { ticketHolding } from '../ticketHolding';
import { offerOpened } from '../waiting/offerOpened';
import { endExpired } from './endExpired';

interface Options {
  database: Pick<OpenDatabase, 'db' | 'listen' | 'alone'>;
  clock: ServiceContext['clock'];
  log: Logger;
}

/**
 * Ends holds when they expire, and notifies open pages and the waiting list when a sale opens or closes by its
 * schedule. Several instances share the work. Sales are correct without it.
 */
export function startSweeper({ database, clock, log }: Options): Promise<Rounds> {
  const context = { db: database.db, clock };
  let lastRound = clock.now();
  const round = async (): Promise<number> => {
    const now = clock.now();
    await endExpired(context);
    if (await hasSaleTurned(context, lastRound, now)) {
      await offerOpened(context);
      await database.db.execute(sql`select pg_notify('tickets', 'sale')`);
    }
    // A failed round is repeated from where the one before ended.
    lastRound = now;
    return untilNext(context);
  };
  return startRounds({ database, log, channel: 'tickets', round, failure: 'holds could not be ended' });
}

/** Returns the time until a hold expires or a sale opens or closes, in ms. */
async function untilNext(context: ServiceContext): Promise<number> {
  const { db, clock } = context;
  const now = clock.now();
  const turns = (await db.select().from(ticketSales))
    .flatMap(({ opensAt, closesAt }) => [opensAt, closesAt])
    .flatMap((turn) => (turn && turn > now ? [turn.getTime() - now.getTime()] : []));
  return Math.min(await untilNextEnd(context, ticketHolding), ...turns);
}

async function hasSaleTurned({ db }: Pick<ServiceContext, 'db'>, since: Date, now: Date): Promise<boolean> {
  const sales = await db.select().from(ticketSales);
  return sales.some(({ opensAt, closesAt }) =>
    [opensAt, closesAt].some((turn) => turn !== null && since < turn && turn <= now),
  );
}
