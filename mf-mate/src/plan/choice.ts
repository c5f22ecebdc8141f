import type { HallPlan, PlanSeat } from '../api';

/** Seats that can only be chosen together: all of a table, a wheelchair place with the seat beside it, or one seat. */
export function unitOf({ seats }: Pick<HallPlan, 'seats'>, seat: PlanSeat): readonly PlanSeat[] {
  if (seat.table !== null) return seats.filter(({ table }) => table === seat.table);
  if (seat.kind === 'companion') {
    const place = seats.find(({ id }) => id === seat.beside);
    return place ? [place, seat] : [seat];
  }
  if (seat.kind === 'wheelchair') {
    const companion = seats.find(({ kind, beside }) => kind === 'companion' && beside === seat.id);
    return companion ? [seat, companion] : [seat];
  }
  return [seat];
}

/** Seats that somebody else has: held while they pay, so that they may come back, or gone. */
export type Taken = ReadonlyMap<string, 'held' | 'taken'>;

interface Rules {
  readonly plan: Pick<HallPlan, 'seats'>;
  /** How many seats there are to choose. */
  readonly quantity: number;
  readonly taken: Taken;
}

/**
 * What is chosen after a press on a seat: it is added with what belongs to it, or given back. Where there are more than
 * were asked for, those chosen first make room.
 * @param chosen ids in the order in which they were chosen
 */
export function pressSeat(chosen: readonly string[], seat: PlanSeat, rules: Rules): readonly string[] {
  const { plan, quantity, taken } = rules;
  const unit = unitOf(plan, seat);
  if (chosen.includes(seat.id)) return without(chosen, unit);
  if (unit.some(({ id }) => taken.has(id)) || unit.length > quantity) return chosen;
  let kept = chosen;
  while (kept.length + unit.length > quantity) {
    const first = plan.seats.find(({ id }) => id === kept[0]);
    kept = first ? without(kept, unitOf(plan, first)) : kept.slice(1);
  }
  return [...kept, ...unit.map(({ id }) => id)];
}

const without = (chosen: readonly string[], unit: readonly PlanSeat[]): readonly string[] =>
  chosen.filter((id) => !unit.some((seat) => seat.id === id));

export type SeatState = 'free' | 'yours' | 'held' | 'taken' | 'other';

/** How a seat stands for somebody who chooses from some pools. */
export function stateOf(
  seat: Pick<PlanSeat, 'id' | 'pool'>,
  { pools, chosen, taken }: { pools: ReadonlySet<string>; chosen: ReadonlySet<string>; taken: Taken },
): SeatState {
  if (chosen.has(seat.id)) return 'yours';
  if (!pools.has(seat.pool)) return 'other';
  return taken.get(seat.id) ?? 'free';
}
