import type { StaffSeat, TicketAvailability } from '../api';

type State = StaffSeat['state'];

/** The seats with the state that came last over the stream; an order or a note is known by the list alone. */
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

/** How many seats are in each state. */
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

/** Aside counts this much more than ahead, so that an arrow stays in its row or column as long as there is one. */
const ASIDE = 3;

/** The next seat in a direction; the same one where there is none. */
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

/** So much of the room between two neighbours a seat fills. */
const FILLED = 0.42;

/** The radius with which seats are drawn, by how close the closest two of a row are. In the plan's units. */
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

/** Which seats a press on one means: a table is sold whole, so all of it. */
export const pressedWith = (
  seats: readonly Pick<StaffSeat, 'id' | 'table'>[],
  pressed: Pick<StaffSeat, 'id' | 'table'>,
): readonly string[] =>
  pressed.table === null
    ? [pressed.id]
    : seats.filter(({ table }) => table === pressed.table).map(({ id }) => id);
