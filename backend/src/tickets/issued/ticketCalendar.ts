import { calendarFile } from '@school/shared/format';
import { event } from '@school/shared/tickets';
import { notFound } from '../../platform/core/errors';
import { readEvening } from '../../site/site-content/facts';
import { withNames } from '../holds/readHold';
import { ticketsBehind, type IssuedContext } from './findOrder';

/** Returns the event with the seats of an order, or of one ticket, as a calendar file. @throws not found */
export async function ticketCalendar(context: IssuedContext, key: string): Promise<string> {
  const { theirs: rows } = await ticketsBehind(context, key);
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
