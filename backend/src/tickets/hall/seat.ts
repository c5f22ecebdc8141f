import type { hallSeats } from '../../platform/db/schema';

/** A seat of the hall that can be chosen. */
export type Seat = typeof hallSeats.$inferSelect & {
  /** Held or sold. */
  isTaken: boolean;
};

export const isFree = ({ isTaken, isBlocked }: Seat): boolean => !isTaken && !isBlocked;

/** Adjacent plain seats without anything between them, from the lowest number on. */
export type Run = readonly Seat[];

/**
 * Splits the rows of a hall into runs. An aisle, a blocked seat, a wheelchair place and its companion's seat end a run,
 * since seats beyond them are no neighbours.
 */
export function runsOf(seats: readonly Seat[]): Run[] {
  const runs: Seat[][] = [];
  let last: Seat | undefined;
  for (const seat of seats.toSorted(inRows)) {
    if (seat.kind !== 'seat' || seat.isBlocked || seat.tableNumber !== null) {
      last = undefined;
      continue;
    }
    const isNext =
      last && last.blockId === seat.blockId && last.row === seat.row && last.number + 1 === seat.number;
    if (isNext) runs.at(-1)?.push(seat);
    else runs.push([seat]);
    last = seat;
  }
  return runs;
}

const inRows = (a: Seat, b: Seat): number =>
  a.blockId.localeCompare(b.blockId) || a.row - b.row || a.number - b.number;
