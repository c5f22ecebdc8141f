import type { Deps } from '../../platform/http/deps';
import { withNames } from '../holds/readHold';
import { eventFacts } from '../issued/issuedTicket';
import { ticketCodeOf } from '../issued/ticketCode';
import type { Ticket } from '../stock/takeTickets';
import type { PassTicket } from './drawPass';
import { passNumberOf } from './passSubject';

/** A ticket, and the code version that its pass was made with. */
export interface PassOfTicket {
  readonly ticket: Ticket;
  readonly version: number;
}

/**
 * Returns what passes show now, in their order. One of a ticket that was returned, refunded or passed on has no name,
 * seat or code: it is another person's, or nobody's.
 */
export async function readPasses(
  context: Pick<Deps, 'db' | 'signed'>,
  passes: readonly PassOfTicket[],
): Promise<PassTicket[]> {
  const named = await withNames(
    context,
    passes.map(({ ticket }) => ticket),
  );
  const { name: event, date, doors, start, end, place } = await eventFacts(context);
  const evening = {
    event,
    startsAt: new Date(`${date}T${start}:00Z`),
    endsAt: new Date(`${date}T${end}:00Z`),
    doors,
    place,
  };
  return named.map(({ ticket, typeName, note, seat }, at) => {
    const version = passes[at]?.version ?? 0;
    const shared = { ...evening, number: passNumberOf({ ticketId: ticket.id, version }), typeName };
    if (ticket.state !== 'valid' || ticket.codeVersion !== version) return { ...shared, valid: undefined };
    return {
      ...shared,
      valid: {
        note,
        seat: seat?.label ?? 'No numbered seat',
        name: ticket.name ?? '',
        code: ticketCodeOf(context.signed, ticket),
      },
    };
  });
}
