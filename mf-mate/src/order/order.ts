import { formatDate, formatMoney } from '@school/shared/format';
import { event } from '../content/event';
import { maxPerOrder, tickets, type TicketType } from '../content/tickets';

/** How many of each ticket type are chosen, by id. */
export type Counts = Readonly<Record<string, number>>;

export interface OrderLine {
  readonly ticket: TicketType;
  readonly count: number;
}

/** The chosen tickets in the order of the page. */
export const linesOf = (counts: Counts): readonly OrderLine[] =>
  tickets.map((ticket) => ({ ticket, count: counts[ticket.id] ?? 0 })).filter(({ count }) => count > 0);

export const countOf = (counts: Counts): number => sum(linesOf(counts).map(({ count }) => count));

/** The price of all, in pesewas. */
export const totalOf = (counts: Counts): number =>
  sum(linesOf(counts).map(({ ticket, count }) => ticket.pesewas * count));

/** '2 × Regular, 1 × Student'. */
export const ticketsLabel = (counts: Counts): string =>
  linesOf(counts)
    .map(({ ticket, count }) => `${count} × ${ticket.name}`)
    .join(', ');

/** How many of a type may be chosen, given what else is. */
export const mostOf = (ticket: TicketType, counts: Counts): number =>
  Math.min(ticket.left, maxPerOrder - countOf(counts) + (counts[ticket.id] ?? 0));

/** Keeps of anything that was read from the device only what can be an order today. */
export function readCounts(kept: unknown): Counts {
  let counts: Counts = {};
  if (typeof kept !== 'object' || kept === null) return counts;
  for (const ticket of tickets) {
    const count: unknown = (kept as Record<string, unknown>)[ticket.id];
    if (typeof count !== 'number' || !Number.isInteger(count) || count < 1) continue;
    counts = { ...counts, [ticket.id]: Math.min(count, mostOf(ticket, counts)) };
  }
  return counts;
}

/** What the box office is asked, ready to be sent. */
export function holdRequest(counts: Counts): string {
  const what = linesOf(counts).map(
    ({ ticket, count }) => `${count} × ${ticket.name}, ${formatMoney(ticket.pesewas * count)}`,
  );
  return [
    `Please hold for ${event.name}, ${formatDate(event.date)}:`,
    ...(what.length > 0 ? [...what, `Together ${formatMoney(totalOf(counts))}`] : ['']),
    '',
    'My name: ',
  ].join('\n');
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);
