import { randomUUID } from 'node:crypto';
import { and, asc, eq, inArray } from 'drizzle-orm';
import { ServiceError } from '../../platform/core/errors';
import type { ServiceContext } from '../../platform/db/context';
import { ticketHolds, ticketSales, ticketWaiting } from '../../platform/db/schema';
import { queueTicketMail } from '../mailing/queueTicketMail';
import { isOpenAt } from '../sale/isOpenAt';
import type { TicketType } from '../stock/lockStock';
import { takeTickets } from '../stock/takeTickets';

/** For how long tickets that came back are kept for somebody who waited, in ms. */
const offerMs = 6 * 60 * 60_000;

type Entry = typeof ticketWaiting.$inferSelect;

/**
 * Offers what is free of these types to those who wait for them, in order: anyone whose number of tickets is not there is
 * passed over until it is. The caller holds the types.
 * @returns whether anything was offered, so that what the caller knows of the stock is out of date
 */
export async function offerReturned(context: ServiceContext, types: readonly TicketType[]): Promise<boolean> {
  const free = types.filter(({ taken, capacity, isOpen }) => isOpen && taken < capacity);
  if (free.length === 0) return false;
  const waiting = await waitingFor(
    context,
    free.map(({ id }) => id),
  );
  if (waiting.length === 0) return false;
  const open = await openSales(context);
  const byId = new Map(free.map((type) => [type.id, type]));
  // The fewest that could not be had: anyone who waits for as many or more is not tried again while the types are held.
  const tooMany = new Map<string, number>();
  let offered = false;
  for (const entry of waiting) {
    const type = byId.get(entry.typeId);
    if (!type || !open.has(type.sale)) continue;
    const most = Math.min(type.capacity - type.taken, (tooMany.get(type.id) ?? Infinity) - 1);
    if (most < entry.quantity) continue;
    if (!(await offer(context, entry, type))) {
      tooMany.set(type.id, entry.quantity);
      continue;
    }
    byId.set(type.id, { ...type, taken: type.taken + entry.quantity });
    offered = true;
  }
  return offered;
}

const waitingFor = ({ db }: ServiceContext, typeIds: string[]): Promise<Entry[]> =>
  db
    .select()
    .from(ticketWaiting)
    .where(and(eq(ticketWaiting.state, 'waiting'), inArray(ticketWaiting.typeId, typeIds)))
    .orderBy(asc(ticketWaiting.place))
    .for('update');

async function openSales({ db, clock }: ServiceContext): Promise<Set<string>> {
  const sales = await db.select().from(ticketSales);
  return new Set(sales.filter((sale) => isOpenAt(sale, clock.now())).map(({ name }) => name));
}

/** @returns false when there are no seats for it after all, such as when those that are free are blocked */
async function offer(context: ServiceContext, entry: Entry, type: TicketType): Promise<boolean> {
  try {
    // Apart, so that what was taken before it turned out to be too little goes back.
    await context.db.transaction((tx) => hold({ ...context, db: tx }, entry, type));
    return true;
  } catch (error) {
    if (error instanceof ServiceError && error.code === 'conflict') return false;
    throw error;
  }
}

/** An offer is a hold like any other; the link to it is made when its mail is written. */
async function hold(context: ServiceContext, entry: Entry, type: TicketType): Promise<void> {
  const { db, clock } = context;
  const now = clock.now();
  const items = [{ type: type.id, quantity: entry.quantity }];
  const [made] = await db
    .insert(ticketHolds)
    .values({
      tokenDigest: `offer:${randomUUID()}`,
      state: 'active',
      sale: type.sale,
      isOffer: true,
      selection: { sale: type.sale, items },
      addressDigest: 'waiting-list',
      createdAt: now,
      expiresAt: new Date(now.getTime() + offerMs),
    })
    .returning();
  if (!made) throw new Error('A hold came back without a row');
  await takeTickets(context, new Map([[type.id, type]]), items, { state: 'held', holdId: made.id });
  await db
    .update(ticketWaiting)
    .set({ state: 'offered', holdId: made.id, offeredAt: now })
    .where(eq(ticketWaiting.id, entry.id));
  await queueTicketMail(context, `offer:${made.id}`, { about: 'offer', waitingId: entry.id });
}
