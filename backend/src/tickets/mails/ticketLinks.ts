import { privateLink } from '@school/shared/private-links';
import type { ServiceContext } from '../../platform/db/context';
import { withNames } from '../holds/readHold';
import type { Ticket } from '../stock/takeTickets';
import type { MailedPlace } from './ticket.mails';

/** Returns the page of an order or a passed-on ticket. */
export const ticketPage = (site: string, name: 'order' | 'ticket', key: string): string =>
  privateLink(`${site}/mate-2025/purchase-success`, name, key);

/** Returns the calendar file of the same. */
export const calendarOf = (site: string, key: string): string =>
  `${site}/api/tickets/calendar.ics?key=${key}`;

/** Returns tickets as a mail names them. */
export async function placesOf(context: ServiceContext, rows: readonly Ticket[]): Promise<MailedPlace[]> {
  return (await withNames(context, rows)).map(({ ticket, typeName, seat }) => ({
    typeName,
    seat: seat?.label ?? null,
    name: ticket.name ?? '',
  }));
}
