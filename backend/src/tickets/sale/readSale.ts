import { ticketLimits, type TicketSaleName } from '@school/shared/schemas/tickets';
import type { ServiceContext } from '../../platform/db/context';
import { notFound } from '../../platform/core/errors';
import { hasQueueAt, isOpenAt } from './isOpenAt';
import { readStock } from './readStock';
import type { TicketSaleView } from './sale.routes';

/** Returns a sale with its types, in the order of the page. */
export async function readSale(
  context: Pick<ServiceContext, 'db' | 'clock'>,
  name: TicketSaleName,
): Promise<TicketSaleView> {
  const { planVersion, sales, types } = await readStock(context);
  const sale = sales.find((other) => other.name === name);
  if (!sale) throw notFound('This sale');
  return {
    sale: name,
    isOpen: isOpenAt(sale, context.clock.now()),
    opensAt: sale.opensAt?.toISOString() ?? null,
    closesAt: sale.closesAt?.toISOString() ?? null,
    returnsUntil: sale.returnsUntil?.toISOString() ?? null,
    maxPerOrder: ticketLimits.perOrder,
    holdMinutes: ticketLimits.holdMinutes,
    hasQueue: hasQueueAt(sale, context.clock.now()),
    planVersion,
    types: types
      .filter((type) => type.sale === name)
      .map(({ id, name, note, price, tone, admits, pool, capacity, left, isOpen, maxPerOrder, sale }) => ({
        id,
        name,
        note,
        price,
        tone,
        admits,
        isNumbered: pool !== null,
        pool,
        capacity,
        left,
        isOpen,
        maxPerOrder,
        // Invited people are known by name; only the public sale has a waiting list.
        hasWaitingList: sale === 'public',
      })),
  };
}
