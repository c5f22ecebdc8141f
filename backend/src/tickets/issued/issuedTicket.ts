import { event } from '@school/shared/tickets';
import type { ticketOrders } from '../../platform/db/schema';
import { readEvening } from '../../site/site-content/facts';
import { withNames, type NamedTicket } from '../holds/readHold';
import type { Ticket } from '../stock/takeTickets';
import { whyNotChange, whyNotChangeByBuyer, whyNotReturn } from './canDo';
import type { FoundOrder, IssuedContext, ShownContext } from './findOrder';
import type { IssuedTicket } from './issued.routes';
import { ticketCodeOf } from './ticketCode';

/** Returns time and place for the pages of a ticket. */
export async function eventFacts(context: Pick<IssuedContext, 'db'>) {
  const { date, doors, start, end, place } = (await readEvening(context)).value;
  return { name: event.name, date, doors, start, end, place };
}

interface Seen {
  /** Whether it belongs to the reader. */
  isTheirs: boolean;
  canChange: boolean;
  canReturn: boolean;
}

/** Returns tickets as their buyer sees them: passed-on ones belong to another person. */
export async function ticketsForBuyer(
  context: ShownContext,
  { ticketOrder, sale }: Pick<FoundOrder, 'sale'> & { ticketOrder: typeof ticketOrders.$inferSelect },
  rows: readonly Ticket[],
): Promise<IssuedTicket[]> {
  const now = context.clock.now();
  return (await withNames(context, rows)).map((named) =>
    issuedTicket(context, named, {
      isTheirs: !named.ticket.givenOnAt,
      canChange: whyNotChangeByBuyer(named.ticket) === undefined,
      canReturn: whyNotReturn(named.ticket, ticketOrder, sale.returnsUntil, now) === undefined,
    }),
  );
}

/** Returns a ticket as its holder sees it. */
export async function ticketForHolder(context: ShownContext, ticket: Ticket): Promise<IssuedTicket> {
  const [named] = await withNames(context, [ticket]);
  if (!named) throw new Error(`Ticket ${ticket.id} does not exist`);
  const canChange = whyNotChange(ticket) === undefined;
  return issuedTicket(context, named, { isTheirs: true, canChange, canReturn: false });
}

function issuedTicket(
  { signed, settings }: ShownContext,
  { ticket, typeName, seat, admits }: NamedTicket,
  { isTheirs, canChange, canReturn }: Seen,
): IssuedTicket {
  const { id, typeId, name, price, discount, state, checkedInAt, unit } = ticket;
  const isValid = state === 'valid';
  return {
    id,
    type: typeId,
    typeName,
    seat,
    name: name ?? '',
    price: price - discount,
    state: isValid ? (isTheirs ? 'valid' : 'given_on') : state === 'returned' ? 'returned' : 'refunded',
    code: isValid && isTheirs ? ticketCodeOf(signed, ticket) : null,
    checkedInAt: checkedInAt?.toISOString() ?? null,
    canChange,
    canReturn,
    hasPass: isValid && isTheirs && settings.tickets.passes !== undefined,
    hasGooglePass: isValid && isTheirs && settings.tickets.googlePasses !== undefined,
    table: admits > 1 ? unit : null,
  };
}
