import { formatDate, formatDateTime, formatWeekday } from '@school/shared/format';
import { notFound } from '../../platform/core/errors';
import { withNames } from '../holds/readHold';
import { orderNumber } from '../orders/orderNumber';
import type { Ticket } from '../stock/takeTickets';
import { drawTickets } from './drawTickets';
import { ticketsBehind, type FoundOrder, type IssuedContext } from './findOrder';
import { eventFacts } from './issuedTicket';
import { ticketCodeOf } from './ticketCode';

/** The name of the file. */
export const ticketPdfName = 'mate-2025-tickets.pdf';

/** An order, as its buyer's tickets name it. */
export interface PrintedOrder extends Pick<FoundOrder['ticketOrder'], 'method' | 'paidAt'> {
  number: string;
  returnsUntil: Date | null;
}

/** Returns the tickets behind a private key as a PDF. @throws not found, also when none of them is valid any more */
export async function ticketPdf(context: IssuedContext, key: string): Promise<Buffer> {
  const { theirs, order } = await ticketsBehind(context, key);
  const pdf = await printTickets(
    context,
    theirs,
    order && {
      ...order.ticketOrder,
      number: orderNumber(order.ticketOrder.number),
      returnsUntil: order.sale.returnsUntil,
    },
  );
  if (!pdf) throw notFound('This ticket');
  return pdf;
}

/**
 * Prints tickets, a page for each; undefined without any. The same tickets give the same bytes.
 * @param order for its buyer, who may return tickets; undefined for the holder of a transferred one
 */
export async function printTickets(
  context: Pick<IssuedContext, 'db' | 'signed'>,
  theirs: readonly Ticket[],
  order?: PrintedOrder,
): Promise<Buffer | undefined> {
  const [first] = theirs;
  if (!first) return undefined;
  const { name, date, doors, start, place } = await eventFacts(context);
  return drawTickets({
    event: name,
    lines: [
      `${formatWeekday(date)}, ${formatDate(date)}`,
      `Doors open at ${doors}, music at ${start}`,
      place,
    ],
    tickets: (await withNames(context, theirs)).map(({ ticket, typeName, note, seat }) => ({
      typeName,
      note,
      seat: seat?.label ?? null,
      name: ticket.name ?? '',
      code: ticketCodeOf(context.signed, ticket),
    })),
    order: order?.number,
    terms: [
      `You can transfer this ticket by your private link, until it is used. After a transfer, this page is no longer valid.`,
      ...(order ? [returnTerm(order)] : []),
    ],
    date: first.givenOnAt ?? order?.paidAt ?? first.createdAt,
  });
}

/** Says what `whyNotReturn` decides. */
function returnTerm({ method, returnsUntil }: PrintedOrder): string {
  if (method === 'cash') return 'You paid cash, so you can return it at the desk.';
  const until = returnsUntil ? `until ${formatDateTime(returnsUntil.toISOString())} UTC` : 'until it is used';
  return `You can return it there for what you paid, ${until}. A table can only be returned as a whole.`;
}
