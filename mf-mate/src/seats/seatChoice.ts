import type { TicketHold, TicketSelection } from '../api';
import type { ChosenLine } from '../purchase/counts';
import type { Purchase } from '../purchase/purchase';

type Item = TicketSelection['items'][number];

/** Returns the number of seats of a line, for a table all of its seats. */
export const seatsNeeded = ({ type, count }: ChosenLine): number => count * type.admits;

/** Returns the items to hold. @param seats by type; a numbered type without seats gets the best ones */
export const itemsOf = (
  lines: readonly ChosenLine[],
  seats: Purchase['seats'],
  wheelchairs: Purchase['wheelchairs'],
): Item[] =>
  lines.map(({ type, count }) => ({
    type: type.id,
    quantity: count,
    ...(seats[type.id]?.length ? { seats: [...(seats[type.id] ?? [])] } : {}),
    ...(type.isNumbered && !seats[type.id]?.length && wheelchairs[type.id]
      ? { wheelchairs: wheelchairs[type.id] }
      : {}),
  }));

/** Returns whether a hold has exactly the chosen tickets. */
export function holdsChoice(hold: TicketHold, lines: readonly ChosenLine[]): boolean {
  const held = new Map(hold.lines.map(({ type, quantity }) => [type, quantity]));
  return held.size === lines.length && lines.every(({ type, count }) => held.get(type.id) === count);
}

/** Returns the seats of a type in a hold. */
export const heldSeats = (hold: TicketHold | undefined, type: string) =>
  hold?.tickets.flatMap((ticket) => (ticket.type === type && ticket.seat ? [ticket.seat] : [])) ?? [];
