import { randomInt } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import type { ServiceContext } from '../../platform/db/context';
import { ticketArrivals, ticketHolds, ticketQueue, ticketSales } from '../../platform/db/schema';
import { hasQueueAt, isOpenAt } from '../sale/isOpenAt';
import { isAlive } from '../ticketHolding';
import type { QueuePlace } from './queue.routes';

type Context = Pick<ServiceContext, 'db' | 'clock'>;

const minute = 60_000;

/** Reads the waiting room of the public sale, with one arrival. Undefined while there is none. */
export async function readRoom({ db, clock }: Context, id?: string) {
  const now = clock.now();
  const [row] = await db
    .select({
      sale: ticketSales,
      queue: ticketQueue,
      arrival: ticketArrivals,
      holdState: ticketHolds.state,
      holdEnds: ticketHolds.expiresAt,
      isHoldAlive: sql<boolean | null>`${ticketHolds.state} = 'active' and ${isAlive(now)}`,
    })
    .from(ticketSales)
    .innerJoin(ticketQueue, eq(ticketQueue.sale, ticketSales.name))
    .leftJoin(ticketArrivals, id === undefined ? sql`false` : eq(ticketArrivals.id, id))
    .leftJoin(ticketHolds, eq(ticketHolds.id, ticketArrivals.holdId))
    .where(eq(ticketSales.name, 'public'));
  return row && hasQueueAt(row.sale, now) ? { ...row, now, isOpen: isOpenAt(row.sale, now) } : undefined;
}

export type Room = NonNullable<Awaited<ReturnType<typeof readRoom>>>;

/** Returns the state of the room's arrival. Turns are `60 / queuePerMinute` seconds apart, so they can be counted. */
export function placeOf({ sale, queue, arrival, now, isOpen, ...hold }: Room): Omit<QueuePlace, 'key'> {
  const opensAt = sale.opensAt?.toISOString() ?? null;
  const isPaused = queue.seed !== null && !isOpen;
  const minutesToHold = sale.queueMinutes;
  const place = { position: null, minutes: null, minutesToHold, until: null, opensAt, isPaused };
  if (!arrival?.turnAt) {
    const untilOpening = (sale.opensAt?.getTime() ?? 0) - now.getTime();
    // Nobody gains by asking at the very opening, so the requests of all are spread over 20 seconds.
    const isSoon = sale.isOpen && untilOpening > 0 && untilOpening < 90_000;
    const askAfter = isSoon ? Math.ceil(untilOpening / 1000) + randomInt(21) : about(sale.isOpen ? 60 : 30);
    return { ...place, state: 'before', askAfter };
  }
  const wait = arrival.turnAt.getTime() - (queue.pausedAt ?? now).getTime();
  if (wait > 0) {
    return {
      ...place,
      state: 'waiting',
      position: Math.max(1, Math.ceil((wait * (sale.queuePerMinute ?? 1)) / minute)),
      minutes: Math.ceil(wait / minute),
      askAfter: about(Math.min(60, Math.max(4, wait / 2000))),
    };
  }
  // What was released can be exchanged for as long as it was held.
  const exchange = hold.holdState === 'released' ? (hold.holdEnds?.getTime() ?? 0) : 0;
  const until = Math.max(now.getTime() + wait + sale.queueMinutes * minute, exchange);
  const isOver = hold.holdState === 'paid' || until <= now.getTime();
  if (isOver && !hold.isHoldAlive) return { ...place, state: 'over', askAfter: 60 };
  return { ...place, state: 'in', until: new Date(until).toISOString(), askAfter: 60 };
}

/** Returns a time that differs by up to a quarter, so that people who arrived together do not ask together. */
const about = (seconds: number): number => Math.ceil((seconds * randomInt(75, 126)) / 100);
