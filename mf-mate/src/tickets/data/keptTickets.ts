import type { EventFacts, IssuedTicket, TicketOrder } from '../../api';

/** Tickets to show, store and print: an order, or one transferred ticket. */
export interface TicketSet {
  readonly event: EventFacts;
  readonly tickets: readonly IssuedTicket[];
  /** The order, for its buyer. */
  readonly order?: Omit<TicketOrder, 'event' | 'tickets'>;
}

/** Converts an order to a set of tickets. */
export function setOfOrder({ event, tickets, ...order }: TicketOrder): TicketSet {
  return { event, tickets, order };
}

/** Reads stored tickets, undefined when they are invalid. */
export function readTicketSet(kept: unknown): TicketSet | undefined {
  if (typeof kept !== 'object' || kept === null) return undefined;
  const { event, tickets } = kept as Record<string, unknown>;
  return typeof event === 'object' && event !== null && Array.isArray(tickets)
    ? (kept as TicketSet)
    : undefined;
}

/** Returns the code of a valid ticket, undefined for one that was transferred or returned. */
export const codeOf = ({ state, code }: IssuedTicket): string | undefined =>
  state === 'valid' ? (code ?? undefined) : undefined;
