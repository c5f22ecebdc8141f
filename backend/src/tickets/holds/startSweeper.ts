import { eq, min, sql } from 'drizzle-orm';
import type { ServiceContext } from '../../db/context';
import type { Logger } from '../../core/logger';
import type { OpenDatabase } from '../../db/database';
import { ticketHolds, ticketSales } from '../../db/schema';
import { isPaymentPending, pendingExtraMs } from '../aliveHold';
import { endExpired } from './endExpired';

export interface Sweeper {
  stop(): Promise<void>;
}

interface Options {
  database: Pick<OpenDatabase, 'db' | 'listen'>;
  clock: ServiceContext['clock'];
  log: Logger;
}

/** It looks by itself at least so often, should a notification be lost. */
const longestSleepMs = 60_000;
/** Changes this close together are looked at once. */
const debounceMs = 250;

/**
 * Ends holds when their time is over, and tells open pages when a sale opens or closes by the clock. Several instances
 * share the work. Nothing is sold wrongly without it.
 */
export async function startSweeper({ database, clock, log }: Options): Promise<Sweeper> {
  const context = { db: database.db, clock };
  const stopping = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  let dueAt = Infinity;
  let lastRound = clock.now();
  let running: Promise<void> = Promise.resolve();

  const schedule = (waitMs: number) => {
    if (stopping.signal.aborted) return;
    const at = performance.now() + waitMs;
    if (at >= dueAt) return;
    clearTimeout(timer);
    dueAt = at;
    timer = setTimeout(next, waitMs);
  };
  const round = async (): Promise<number> => {
    const since = lastRound;
    lastRound = clock.now();
    await endExpired(context);
    if (await hasSaleTurned(context, since, lastRound)) {
      await database.db.execute(sql`select pg_notify('tickets', 'sale')`);
    }
    return untilNext(context);
  };
  const next = () => {
    dueAt = Infinity;
    running = round()
      .catch((error: unknown) => {
        if (!stopping.signal.aborted) log.error({ err: error }, 'holds could not be ended');
        return longestSleepMs;
      })
      .then(schedule);
  };

  const unlisten = await database.listen('tickets', () => schedule(debounceMs));
  next();
  return {
    stop: async () => {
      stopping.abort();
      clearTimeout(timer);
      await unlisten();
      await running;
    },
  };
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
  return Math.max(10, Math.min(longestSleepMs, ...times));
}

async function hasSaleTurned({ db }: Pick<ServiceContext, 'db'>, since: Date, now: Date): Promise<boolean> {
  const sales = await db.select().from(ticketSales);
  return sales.some(({ opensAt, closesAt }) =>
    [opensAt, closesAt].some((turn) => turn !== null && since < turn && turn <= now),
  );
}
