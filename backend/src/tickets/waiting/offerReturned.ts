import { inArray } from 'drizzle-orm';
import type { ServiceContext } from '../../platform/db/context';
import { ticketHolds, ticketSales, ticketWaiting } from '../../platform/db/schema';
import { offerTo } from '../../platform/holds/offers';
import { lockWaiting } from '../../platform/holds/waitingList';
import { isOpenAt } from '../sale/isOpenAt';
import type { TicketType } from '../stock/lockStock';
import { takeTickets } from '../stock/takeTickets';
import { ticketWaitingList } from './ticketWaitingList';

type Entry = typeof ticketWaiting.$inferSelect;

/**
 * Offers free tickets of these types to the waiting list, in order, skipping requests that are larger than what is
 * free. The caller has locked the types.
 * @returns whether anything was offered, so that the caller's stock is outdated
 */
export async function offerReturned(context: ServiceContext, types: readonly TicketType[]): Promise<boolean> {
  const free = types.filter(({ taken, capacity, isOpen }) => isOpen && taken < capacity);
  if (free.length === 0) return false;
  const which = inArray(
    ticketWaiting.typeId,
    free.map(({ id }) => id),
  );
  const waiting = await lockWaiting(context, ticketWaitingList, { which });
  if (waiting.length === 0) return false;
  const open = await openSales(context);
  const byId = new Map(free.map((type) => [type.id, type]));
  // The smallest number that was unavailable by type: larger requests are not tried again while the types are locked.
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

async function openSales({ db, clock }: ServiceContext): Promise<Set<string>> {
  const sales = await db.select().from(ticketSales);
  return new Set(sales.filter((sale) => isOpenAt(sale, clock.now())).map(({ name }) => name));
}

/** @returns false when the seats are unavailable after all */
const offer = (context: ServiceContext, { id, quantity }: Entry, type: TicketType): Promise<boolean> =>
  offerTo(context, ticketWaitingList, id, async (inside, values) => {
    const items = [{ type: type.id, quantity }];
    const selection = { sale: type.sale, items };
    const [made] = await inside.db
      .insert(ticketHolds)
      .values({ ...values, state: 'active', sale: type.sale, selection })
      .returning();
    if (!made) throw new Error('The new hold was not returned');
    await takeTickets(inside, new Map([[type.id, type]]), items, { state: 'held', holdId: made.id });
    return made.id;
  });
