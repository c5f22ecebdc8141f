import type { TicketHold, TicketSelection } from '../api';
import type { ChosenLine } from '../purchase/counts';
import type { Purchase } from '../purchase/purchase';

type Item = TicketSelection['items'][number];

/** How many seats a line needs: of a table all of them. */
export const seatsNeeded = ({ type, count }: ChosenLine): number => count * type.admits;

/** What the API is asked to hold. @param seats by type; a numbered type without any gets the best ones */
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

/** Whether a hold holds what is chosen: as many of each type, no more and no less. */
export function holdsChoice(hold: TicketHold, lines: readonly ChosenLine[]): boolean {
  const held = new Map(hold.lines.map(({ type, quantity }) => [type, quantity]));
  return held.size === lines.length && lines.every(({ type, count }) => held.get(type.id) === count);
}

/** The seats that a hold has of a type. */
export const heldSeats = (hold: TicketHold | undefined, type: string) =>
  hold?.tickets.flatMap((ticket) => (ticket.type === type && ticket.seat ? [ticket.seat] : [])) ?? [];
