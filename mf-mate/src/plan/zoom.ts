import type { HallPlan } from '../api';

/** The least size for a finger, in pixels. */
export const FINGER = 44;

/** One step of the zoom buttons. */
const STEP = 1.6;

export interface Point {
  readonly x: number;
  readonly y: number;
}

interface Size {
  readonly width: number;
  readonly height: number;
}

/** Returns the distance between seats of a row, in units of the plan. */
export function pitchOf({ seats }: Pick<HallPlan, 'seats'>): number {
  let least = Infinity;
  const before = new Map<string, Point>();
  for (const { block, row, x, y } of seats) {
    const last = before.get(`${block}-${row}`);
    const apart = last ? Math.hypot(x - last.x, y - last.y) : 0;
    if (apart > 0) least = Math.min(least, apart);
    before.set(`${block}-${row}`, { x, y });
  }
  return Number.isFinite(least) ? least : 1;
}

/** Returns pixels per unit of the plan: the least shows the whole hall, the most fits a finger on a seat. */
export function scalesOf(
  plan: Pick<HallPlan, 'seats' | 'width'>,
  room: number,
): { min: number; max: number } {
  const min = room / plan.width;
  return { min, max: Math.max(min, (FINGER * 1.2) / pitchOf(plan)) };
}

/** Returns whether a finger fits on a single seat. */
export const isPressable = (plan: Pick<HallPlan, 'seats'>, scale: number): boolean =>
  pitchOf(plan) * scale >= FINGER - 0.5;

/** Returns the next larger or smaller scale. */
export const zoomed = (scale: number, by: 1 | -1, { min, max }: { min: number; max: number }): number =>
  Math.min(max, Math.max(min, scale * STEP ** by));

/** Returns the scroll position that centres a point of the plan. */
export function scrollTo(point: Point, scale: number, seen: Size, plan: Size): { left: number; top: number } {
  const along = (at: number, room: number, all: number) =>
    Math.max(0, Math.min(at * scale - room / 2, all * scale - room));
  return { left: along(point.x, seen.width, plan.width), top: along(point.y, seen.height, plan.height) };
}

/** Returns the seat nearest to a point, if it is near enough. */
export function seatAt<Seat extends Point>(
  seats: readonly Seat[],
  point: Point,
  reach: number,
): Seat | undefined {
  let nearest: Seat | undefined;
  let least = reach;
  for (const seat of seats) {
    const apart = Math.hypot(seat.x - point.x, seat.y - point.y);
    if (apart <= least) [nearest, least] = [seat, apart];
  }
  return nearest;
}
