import { eq, min, sql } from 'drizzle-orm';
import type { ServiceContext } from '../../platform/db/context';
import type { Logger } from '../../platform/core/logger';
import type { OpenDatabase } from '../../platform/db/database';
import { startRounds, type Rounds } from '../../platform/db/startRounds';
import { ticketHolds, ticketSales } from '../../platform/db/schema';
import { isPaymentPending, pendingExtraMs } from '../aliveHold';
import { offerOpened } from '../waiting/offerOpened';
import { endExpired } from './endExpired';

interface Options {
  database: Pick<OpenDatabase, 'db' | 'listen' | 'alone'>;
  clock: ServiceContext['clock'];
  log: Logger;
}

/**
 * Ends holds when their time is over, and tells open pages and those who wait when a sale opens or closes by
 * the clock. Several instances
 * share the work. Nothing is sold wrongly without it.
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
    // A round that failed is done again, from where the one before ended.
    lastRound = now;
    return untilNext(context);
  };
  return startRounds({ database, log, channel: 'tickets', round, failure: 'holds could not be ended' });
}

/** How long until a hold or a sale's time is over, in ms. */
async function untilNext({ db, clock }: ServiceContext): Promise<number> {
  const now = clock.now();
  const lasts = sql`${ticketHolds.expiresAt} + case when ${isPaymentPending} then ${pendingExtraMs / 1000} * interval '1 second' else interval '0' end`;
  const [hold] = await db
    .select({ next: min(lasts).mapWith(ticketHolds.expiresAt) })
    .from(ticketHolds)
    .where(eq(ticketHolds.state, 'active'));
  const turns = (await db.select().from(ticketSales)).flatMap(({ opensAt, closesAt }) => [opensAt, closesAt]);
  const times = [hold?.next, ...turns.filter((turn) => turn && turn > now)].flatMap((time) =>
    time ? [time.getTime() - now.getTime()] : [],
  );
  return Math.min(Infinity, ...times);
}

async function hasSaleTurned({ db }: Pick<ServiceContext, 'db'>, since: Date, now: Date): Promise<boolean> {
  const sales = await db.select().from(ticketSales);
  return sales.some(({ opensAt, closesAt }) =>
    [opensAt, closesAt].some((turn) => turn !== null && since < turn && turn <= now),
  );
}
