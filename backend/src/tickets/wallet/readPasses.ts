import { createHash } from 'node:crypto';
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
  const evening = await readPassEvening(context);
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

/** What all passes of an evening show. */
export type PassEvening = Pick<PassTicket, 'event' | 'startsAt' | 'endsAt' | 'doors' | 'place'>;

/** Returns what all passes of the evening show. */
export async function readPassEvening(context: Pick<Deps, 'db'>): Promise<PassEvening> {
  const { name: event, date, doors, start, end, place } = await eventFacts(context);
  return {
    event,
    startsAt: new Date(`${date}T${start}:00Z`),
    endsAt: new Date(`${date}T${end}:00Z`),
    doors,
    place,
  };
}

/** Returns what tells whether a pass shows something else than before. */
export const passDigest = (shown: object): string =>
  createHash('sha256').update(JSON.stringify(shown)).digest('base64url');
