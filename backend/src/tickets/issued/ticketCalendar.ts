import { calendarFile } from '@school/shared/format';
import { event } from '@school/shared/tickets';
import { notFound, ServiceError } from '../../platform/core/errors';
import { readEvening } from '../../site/site-content/facts';
import { withNames } from '../holds/readHold';
import type { Ticket } from '../stock/takeTickets';
import { orderByKey, ticketByKey, ticketsOfOrder, type IssuedContext } from './findOrder';

/** Returns the event with the seats of an order, or of one ticket, as a calendar file. @throws not found */
export async function ticketCalendar(context: IssuedContext, key: string): Promise<string> {
  const rows = (await ticketsBehind(context, key)).filter(({ state }) => state === 'valid');
  const [first] = rows;
  if (!first) throw notFound('This ticket');
  const places = (await withNames(context, rows)).map(({ seat, typeName }) => seat?.label ?? typeName);
  const { value: evening, publishedAt } = await readEvening(context);
  const { date, start, end, place, doors } = evening;
  return calendarFile(
    [
      {
        uid: `mate-2025-${first.id}@music-school`,
        title: event.name,
        starts: `${date}T${start}:00Z`,
        ends: `${date}T${end}:00Z`,
        place,
        text: `Doors open at ${doors}. ${places.join('; ')}.`,
      },
    ],
    publishedAt?.toISOString() ?? event.changed,
  );
}

/** Returns the tickets of a key, which is that of an order or of a ticket. */
async function ticketsBehind(context: IssuedContext, key: string): Promise<Ticket[]> {
  try {
    const { ticketOrder } = await orderByKey(context, key);
    return (await ticketsOfOrder(context, ticketOrder.id)).filter(({ givenOnAt }) => givenOnAt === null);
  } catch (error) {
    if (!(error instanceof ServiceError && error.code === 'not_found')) throw error;
    return [await ticketByKey(context, key)];
  }
}
