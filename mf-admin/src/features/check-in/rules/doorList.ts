import type { DoorList, DoorTicket, WaitingScan } from './types';

/** When and where a ticket was let in. */
type LetIn = Pick<DoorTicket, 'checkedInAt' | 'door'>;

/**
 * A list as this phone has to use it: who was let in here while it was cut off is in, although the list was made
 * without that. Where the school knows of somebody as well, its word stands.
 */
export function withWaiting(list: DoorList, waiting: readonly WaitingScan[]): DoorList {
  const here = new Map<string, LetIn>();
  for (const { hash, door, scannedAt } of waiting) {
    const known = here.get(hash)?.checkedInAt;
    if (!known || scannedAt < known) here.set(hash, { checkedInAt: scannedAt, door });
  }
  return mark(list, ({ hash }) => here.get(hash));
}

/** The list after a ticket was let in, until the school sends a newer one. */
export const withLetIn = (list: DoorList, id: string, at: string, door: string): DoorList =>
  mark(list, (ticket) => (ticket.id === id ? { checkedInAt: at, door } : undefined));

const mark = (list: DoorList, letIn: (ticket: DoorTicket) => LetIn | undefined): DoorList => ({
  ...list,
  tickets: list.tickets.map((ticket) => (ticket.checkedInAt ? ticket : { ...ticket, ...letIn(ticket) })),
});

/** How many are in, of all on the list. */
export const countsOf = ({ tickets }: DoorList) => ({
  checkedIn: tickets.filter(({ checkedInAt }) => checkedInAt !== null).length,
  of: tickets.length,
});
