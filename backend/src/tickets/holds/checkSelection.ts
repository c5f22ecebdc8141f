import { ticketLimits, type TicketSelection } from '@school/shared/schemas/tickets';
import { eq } from 'drizzle-orm';
import type { ServiceContext } from '../../platform/db/context';
import { ticketSales } from '../../platform/db/schema';
import { conflictAt, invalidAt } from '../refusals';
import { isOpenAt } from '../sale/isOpenAt';
import type { TicketType } from '../stock/lockStock';

/** Refuses while the sale is closed. @throws ServiceError `conflict` at `sale` */
export async function refuseClosedSale(
  { db, clock }: Pick<ServiceContext, 'db' | 'clock'>,
  name: TicketSelection['sale'],
): Promise<void> {
  const [sale] = await db.select().from(ticketSales).where(eq(ticketSales.name, name));
  if (sale && isOpenAt(sale, clock.now())) return;
  throw conflictAt('sale', 'Tickets are not on sale at the moment.');
}

/**
 * Checks that the types belong to the sale, and the limit of one order.
 * @throws ServiceError `validation_failed` at the item, `conflict` for a type that is closed
 */
export function checkItems({ sale, items }: TicketSelection, types: ReadonlyMap<string, TicketType>): void {
  for (const [at, { type: id, quantity }] of items.entries()) {
    const type = types.get(id);
    if (!type || type.sale !== sale) throw invalidAt(`items.${at}.type`, 'There is no such ticket here.');
    if (!type.isOpen) throw conflictAt(`items.${at}.quantity`, `${type.name} is not on sale at the moment.`);
    if (quantity > type.maxPerOrder) throw tooMany(at, type.maxPerOrder);
  }
  const most = Math.max(ticketLimits.perOrder, ...items.map(({ type }) => types.get(type)?.maxPerOrder ?? 0));
  const all = items.reduce((sum, { quantity }) => sum + quantity, 0);
  if (all > most) throw tooMany(items.length - 1, most);
}

const tooMany = (at: number, most: number) =>
  invalidAt(`items.${at}.quantity`, `One order can have at most ${most} tickets.`);
