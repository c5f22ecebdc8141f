import type { EventFacts, IssuedTicket, TicketOrder } from '../../api';

/** Tickets as they are shown, kept on the device and printed: those of an order, or one that was given on. */
export interface TicketSet {
  readonly event: EventFacts;
  readonly tickets: readonly IssuedTicket[];
  /** The order, for the one who bought them. */
  readonly order?: Omit<TicketOrder, 'event' | 'tickets'>;
}

/** An order as a set of tickets. */
export function setOfOrder({ event, tickets, ...order }: TicketOrder): TicketSet {
  return { event, tickets, order };
}

/** Tickets that the device kept, if they are any. */
export function readTicketSet(kept: unknown): TicketSet | undefined {
  if (typeof kept !== 'object' || kept === null) return undefined;
  const { event, tickets } = kept as Record<string, unknown>;
  return typeof event === 'object' && event !== null && Array.isArray(tickets)
    ? (kept as TicketSet)
    : undefined;
}

/** The code of a ticket that lets somebody in; none of one that was given on or went back. */
export const codeOf = ({ state, code }: IssuedTicket): string | undefined =>
  state === 'valid' ? (code ?? undefined) : undefined;
