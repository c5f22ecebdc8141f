import { newLoneSeats } from './loneSeats';
import { isFree, runsOf, type Run, type Seat } from './seat';

interface BestSeatsRequest {
  quantity: number;
  /** Number of wheelchair places among them, each with its companion's seat as far as the quantity allows. */
  wheelchairs?: number | undefined;
}

interface Offer {
  seats: Seat[];
  areTogether: boolean;
}

/**
 * Returns the best free seats: together without leaving a single seat between two groups; else together; else in as few
 * groups as possible.
 * @returns undefined when there are too few
 */
export function bestSeats(
  seats: readonly Seat[],
  { quantity, wheelchairs = 0 }: BestSeatsRequest,
): Offer | undefined {
  const places = wheelchairPlaces(seats, wheelchairs, quantity);
  if (!places) return undefined;
  const rest = quantity - places.length;
  if (rest === 0) return { seats: places, areTogether: true };
  const together = bestWindow(seats, rest, focusOf(seats, places));
  if (together) return { seats: [...places, ...together], areTogether: true };
  const groups = inGroups(seats, rest);
  return groups && { seats: [...places, ...groups], areTogether: false };
}

/** Returns whether this many seats are available together without leaving a single one between two groups. */
export const hasTidySeats = (seats: readonly Seat[], quantity: number): boolean =>
  windowsOf(seats, quantity).some((window) => isTidy(seats, window));

interface Point {
  x: number;
  y: number;
}

/** Returns the middle of the hall, about a third of the way back; for companions, the wheelchair place. */
function focusOf(seats: readonly Seat[], [place]: readonly Seat[]): Point {
  if (place) return place;
  const xs = seats.map(({ x }) => x);
  const ys = seats.map(({ y }) => y);
  const [left, right] = [Math.min(...xs), Math.max(...xs)];
  const [front, back] = [Math.min(...ys), Math.max(...ys)];
  return { x: (left + right) / 2, y: front + (back - front) / 3 };
}

const costOf = (window: Run, { x, y }: Point): number =>
  window.reduce((sum, seat) => sum + Math.hypot(seat.x - x, seat.y - y), 0) / window.length;

function windowsOf(seats: readonly Seat[], quantity: number): Run[] {
  return runsOf(seats).flatMap((run) =>
    run
      .map((_, at) => run.slice(at, at + quantity))
      .filter((window) => window.length === quantity && window.every(isFree)),
  );
}

const isTidy = (seats: readonly Seat[], window: Run): boolean =>
  newLoneSeats(
    seats.filter(({ blockId, row }) => blockId === window[0]?.blockId && row === window[0].row),
    new Set(window.map(({ id }) => id)),
  ).length === 0;

function bestWindow(seats: readonly Seat[], quantity: number, focus: Point): Run | undefined {
  const windows = windowsOf(seats, quantity)
    .map((window) => ({ window, cost: costOf(window, focus) }))
    .toSorted((a, b) => a.cost - b.cost)
    .map(({ window }) => window);
  return windows.find((window) => isTidy(seats, window)) ?? windows[0];
}

/** Picks the largest groups first, each as close to the first as possible. */
function inGroups(seats: readonly Seat[], quantity: number): Seat[] | undefined {
  const chosen: Seat[] = [];
  let left = seats;
  while (chosen.length < quantity) {
    const group = largestWindow(left, quantity - chosen.length, focusOf(seats, chosen));
    if (!group) return undefined;
    chosen.push(...group);
    const ids = new Set(group.map(({ id }) => id));
    left = left.map((seat) => (ids.has(seat.id) ? { ...seat, isTaken: true } : seat));
  }
  return chosen;
}

function largestWindow(seats: readonly Seat[], most: number, focus: Point): Run | undefined {
  for (let size = most; size > 0; size -= 1) {
    const window = bestWindow(seats, size, focus);
    if (window) return window;
  }
  return undefined;
}

function wheelchairPlaces(seats: readonly Seat[], count: number, quantity: number): Seat[] | undefined {
  if (count === 0) return [];
  const companions = Math.min(count, quantity - count);
  const companionOf = (place: Seat) => seats.find(({ beside }) => beside === place.id);
  const hasCompanion = (place: Seat) => {
    const companion = companionOf(place);
    return companion !== undefined && isFree(companion);
  };
  const free = seats.filter((seat) => seat.kind === 'wheelchair' && isFree(seat));
  // People who come alone do not take the wheelchair places with a free companion's seat.
  const accompanied = free.filter(hasCompanion).slice(0, companions);
  const alone = free
    .filter((place) => !accompanied.includes(place))
    .toSorted((a, b) => Number(hasCompanion(a)) - Number(hasCompanion(b)))
    .slice(0, count - companions);
  if (accompanied.length < companions || alone.length < count - companions) return undefined;
  return [
    ...accompanied.flatMap((place) => [place, companionOf(place)]).filter((seat) => seat !== undefined),
    ...alone,
  ];
}
