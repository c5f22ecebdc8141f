import type { HallPlan, PlanSeat } from '../api';

/**
 * Returns the seats that can only be chosen together with a seat: a table, a wheelchair place with its
 * companion seat, or the seat alone.
 */
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

/** Seats of other people: held during a payment and possibly released, or sold. */
export type Taken = ReadonlyMap<string, 'held' | 'taken'>;

interface Rules {
  readonly plan: Pick<HallPlan, 'seats'>;
  /** The number of seats to choose. */
  readonly quantity: number;
  readonly taken: Taken;
}

/**
 * Returns the selection after a press on a seat, which adds or removes it with its unit. Above the
 * quantity, the seats chosen first are removed.
 * @param chosen IDs in the order of choice
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

/** Returns the state of a seat for a choice from some pools. */
export function stateOf(
  seat: Pick<PlanSeat, 'id' | 'pool'>,
  { pools, chosen, taken }: { pools: ReadonlySet<string>; chosen: ReadonlySet<string>; taken: Taken },
): SeatState {
  if (chosen.has(seat.id)) return 'yours';
  if (!pools.has(seat.pool)) return 'other';
  return taken.get(seat.id) ?? 'free';
}
