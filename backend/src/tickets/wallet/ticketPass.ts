import { notFound } from '../../platform/core/errors';
import type { Deps } from '../../platform/http/deps';
import { withNames } from '../holds/readHold';
import { ticketsBehind } from '../issued/findOrder';
import { eventFacts } from '../issued/issuedTicket';
import { ticketCodeOf } from '../issued/ticketCode';
import { drawPass } from './drawPass';
import { passSignerOf } from './passSigner';

/** The name of the file. */
export const ticketPassName = 'mate-2025-ticket.pkpass';

/**
 * Returns a valid ticket behind a private key as a pass for Apple Wallet, as it is now.
 * @throws not found, also for a ticket of another key and where passes are not set up
 */
export async function ticketPass(
  context: Pick<Deps, 'db' | 'clock' | 'signed' | 'settings'>,
  key: string,
  ticketId: string,
): Promise<Buffer> {
  const { passes } = context.settings.tickets;
  const { theirs } = await ticketsBehind(context, key);
  const [named] = await withNames(
    context,
    theirs.filter(({ id }) => id === ticketId),
  );
  if (!named || passes === undefined) throw notFound('This ticket');
  const { ticket, typeName, note, seat } = named;
  const { name: event, date, doors, start, end, place } = await eventFacts(context);
  return drawPass(
    {
      id: ticket.id,
      event,
      startsAt: new Date(`${date}T${start}:00Z`),
      endsAt: new Date(`${date}T${end}:00Z`),
      doors,
      place,
      typeName,
      note,
      seat: seat?.label ?? 'No numbered seat',
      name: ticket.name ?? '',
      code: ticketCodeOf(context.signed, ticket),
    },
    passSignerOf(passes),
  );
}
