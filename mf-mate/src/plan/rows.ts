import type { HallPlan, PlanSeat } from '../api';

/** A row of the plan: its seats of one pool, from left to right. A table is a row. */
export interface HallRow {
  readonly id: string;
  readonly block: string;
  /** 'Centre, row 7' */
  readonly name: string;
  readonly isTable: boolean;
  readonly seats: readonly PlanSeat[];
}

/** Returns the rows with seats of a pool, by block, from front to back. */
export function rowsOf({ blocks, seats }: HallPlan, pool: string | null): readonly HallRow[] {
  const rows = new Map<string, PlanSeat[]>();
  for (const seat of seats) {
    if (seat.pool !== pool) continue;
    const key = seat.table === null ? `${seat.block}-${seat.row}` : `table-${seat.table}`;
    rows.set(key, [...(rows.get(key) ?? []), seat]);
  }
  const place = (seat: PlanSeat | undefined) => blocks.findIndex(({ id }) => id === seat?.block);
  return [...rows]
    .map(([id, row]) => ({
      id,
      block: row[0]?.block ?? '',
      name: rowName(row[0]),
      isTable: row[0]?.table != null,
      seats: [...row].sort((one, other) => one.number - other.number),
    }))
    .sort(
      (one, other) => place(one.seats[0]) - place(other.seats[0]) || compare(one.seats[0], other.seats[0]),
    );
}

const rowName = (seat: PlanSeat | undefined): string => (seat?.label ?? '').replace(/,? seat \d+$/, '');

/** Sorts tables by number and rows from front to back. */
const compare = (one: PlanSeat | undefined, other: PlanSeat | undefined): number =>
  (one?.table ?? one?.row ?? 0) - (other?.table ?? other?.row ?? 0);
