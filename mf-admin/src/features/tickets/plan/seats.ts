import type { StaffSeat, TicketAvailability } from '../api';

type State = StaffSeat['state'];

/** Merges the list, which has orders and notes, with the latest states of the stream. */
export function withLiveStates(
  seats: readonly StaffSeat[],
  live: Pick<TicketAvailability, 'held' | 'sold' | 'blocked'> | undefined,
): readonly StaffSeat[] {
  if (!live) return seats;
  const states = new Map<string, State>([
    ...live.blocked.map((id) => [id, 'blocked'] as const),
    ...live.held.map((id) => [id, 'held'] as const),
    ...live.sold.map((id) => [id, 'sold'] as const),
  ]);
  return seats.map((seat) => {
    const state = states.get(seat.id) ?? 'free';
    return state === seat.state ? seat : { ...seat, state };
  });
}

/** Counts the seats in each state. */
export function countStates(seats: readonly Pick<StaffSeat, 'state'>[]): Record<State, number> {
  const counts = { free: 0, held: 0, sold: 0, blocked: 0 };
  for (const { state } of seats) counts[state]++;
  return counts;
}

type Place = Pick<StaffSeat, 'id' | 'x' | 'y'>;

export type Direction = 'left' | 'right' | 'up' | 'down';

const STEPS: Readonly<Record<Direction, readonly [x: number, y: number]>> = {
  left: [-1, 0],
  right: [1, 0],
  up: [0, -1],
  down: [0, 1],
};

/** Weight of the sideways distance, so that an arrow key stays in its row or column. */
const ASIDE = 3;

/** Returns the next seat in a direction, or the same seat at the end. */
export function nextSeat<Seat extends Place>(seats: readonly Seat[], from: Seat, direction: Direction): Seat {
  const [stepX, stepY] = STEPS[direction];
  let best = from;
  let least = Number.POSITIVE_INFINITY;
  for (const seat of seats) {
    const ahead = (seat.x - from.x) * stepX + (seat.y - from.y) * stepY;
    const aside = Math.abs((seat.x - from.x) * stepY) + Math.abs((seat.y - from.y) * stepX);
    const far = ahead + aside * ASIDE;
    if (ahead > 0 && far < least) [best, least] = [seat, far];
  }
  return best;
}

/** The share of the distance between two neighbours that a seat fills. */
const FILLED = 0.42;

/** Returns the radius of seats from the smallest distance within a row, in the plan's units. */
export function seatRadius(seats: readonly Pick<StaffSeat, 'block' | 'row' | 'x' | 'y'>[]): number {
  let least = Number.POSITIVE_INFINITY;
  let before: (typeof seats)[number] | undefined;
  for (const seat of seats) {
    if (before?.block === seat.block && before.row === seat.row) {
      const apart = Math.hypot(seat.x - before.x, seat.y - before.y);
      if (apart > 0) least = Math.min(least, apart);
    }
    before = seat;
  }
  return Number.isFinite(least) ? least * FILLED : 1;
}

/** Returns the seats that a press selects: all of a table, because a table is sold as a whole. */
export const pressedWith = (
  seats: readonly Pick<StaffSeat, 'id' | 'table'>[],
  pressed: Pick<StaffSeat, 'id' | 'table'>,
): readonly string[] =>
  pressed.table === null
    ? [pressed.id]
    : seats.filter(({ table }) => table === pressed.table).map(({ id }) => id);
