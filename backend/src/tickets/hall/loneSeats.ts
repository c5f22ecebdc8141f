import { type Run, type Seat, runsOf } from './seat';

/**
 * Free seats that stand alone between two groups once some more are taken, and did not before.
 * @param taken the ids of those that are to be taken
 */
export function newLoneSeats(seats: readonly Seat[], taken: ReadonlySet<string>): Seat[] {
  return runsOf(seats).flatMap((run) => {
    if (!run.some(({ id }) => taken.has(id))) return [];
    const before = new Set(loneOf(run, new Set()));
    return loneOf(run, taken).filter((seat) => !before.has(seat));
  });
}

/** At the end of a run nobody sits beyond: what is left there is not between two groups. */
function loneOf(run: Run, taken: ReadonlySet<string>): Seat[] {
  const isUsed = (seat: Seat | undefined) => seat !== undefined && (seat.isTaken || taken.has(seat.id));
  return run.filter((seat, at) => !isUsed(seat) && isUsed(run[at - 1]) && isUsed(run[at + 1]));
}
