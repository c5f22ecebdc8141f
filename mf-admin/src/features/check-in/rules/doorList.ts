import type { DoorList, DoorTicket, WaitingScan } from './types';

/** When and where a ticket was admitted. */
type LetIn = Pick<DoorTicket, 'checkedInAt' | 'door'>;

/**
 * Merges pending scans into a list, which was made without them. Where the API has an admission too, that
 * one is kept.
 */
export function withWaiting(list: DoorList, waiting: readonly WaitingScan[]): DoorList {
  const here = new Map<string, LetIn>();
  for (const { hash, door, scannedAt } of waiting) {
    const known = here.get(hash)?.checkedInAt;
    if (!known || scannedAt < known) here.set(hash, { checkedInAt: scannedAt, door });
  }
  return mark(list, ({ hash }) => here.get(hash));
}

/** Returns the list after an admission, until the API sends a newer one. */
export const withLetIn = (list: DoorList, id: string, at: string, door: string): DoorList =>
  mark(list, (ticket) => (ticket.id === id ? { checkedInAt: at, door } : undefined));

const mark = (list: DoorList, letIn: (ticket: DoorTicket) => LetIn | undefined): DoorList => ({
  ...list,
  tickets: list.tickets.map((ticket) => (ticket.checkedInAt ? ticket : { ...ticket, ...letIn(ticket) })),
});

/** Returns the number of admitted tickets and of all on the list. */
export const countsOf = ({ tickets }: DoorList) => ({
  checkedIn: tickets.filter(({ checkedInAt }) => checkedInAt !== null).length,
  of: tickets.length,
});
