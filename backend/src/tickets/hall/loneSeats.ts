import { type Run, type Seat, runsOf } from './seat';

/**
 * Returns free seats that become isolated between two groups by taking some.
 * @param taken ids of the seats to take
 */
export function newLoneSeats(seats: readonly Seat[], taken: ReadonlySet<string>): Seat[] {
  return runsOf(seats).flatMap((run) => {
    if (!run.some(({ id }) => taken.has(id))) return [];
    const before = new Set(loneOf(run, new Set()));
    return loneOf(run, taken).filter((seat) => !before.has(seat));
  });
}

/** A seat left at the end of a run is not between two groups. */
function loneOf(run: Run, taken: ReadonlySet<string>): Seat[] {
  const isUsed = (seat: Seat | undefined) => seat !== undefined && (seat.isTaken || taken.has(seat.id));
  return run.filter((seat, at) => !isUsed(seat) && isUsed(run[at - 1]) && isUsed(run[at + 1]));
}
