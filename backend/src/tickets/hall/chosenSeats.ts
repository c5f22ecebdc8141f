import { conflictAt, invalidAt } from '../refusals';
import { hasTidySeats } from './bestSeats';
import { newLoneSeats } from './loneSeats';
import { isFree, type Seat } from './seat';
import { tablesOf } from './tables';

interface Choice {
  /** The type that is bought. */
  typeName: string;
  admits: number;
  quantity: number;
  ids: readonly string[];
  /** The field of the form, such as `items.0.seats`. */
  field: string;
}

/**
 * Returns the seats that were chosen on the plan, if they are available.
 * @param seats all that the type sells
 * @throws ServiceError `validation_failed` for seats of another type, half a table, a companion's seat alone, or a
 * choice that leaves a single seat between two groups although others are free; `conflict` for a taken seat
 */
export function chosenSeats(seats: readonly Seat[], choice: Choice): Seat[] {
  const chosen = find(seats, choice);
  const { field } = choice;
  const gone = chosen.find((seat) => !isFree(seat));
  if (gone) throw conflictAt(field, `${gone.label} is taken. Please choose another seat.`);
  refuseHalfTables(seats, chosen, field);
  refuseCompanionAlone(chosen, field);
  refuseLoneSeat(seats, chosen, field);
  return chosen;
}

function find(seats: readonly Seat[], { ids, field, quantity, admits, typeName }: Choice): Seat[] {
  const byId = new Map(seats.map((seat) => [seat.id, seat]));
  const chosen = [...new Set(ids)].map((id) => {
    const seat = byId.get(id);
    if (!seat) throw invalidAt(field, `There is no seat ${id} for ${typeName}.`);
    return seat;
  });
  if (chosen.length === quantity * admits) return chosen;
  const due = quantity * admits;
  throw invalidAt(field, `Please choose ${due} ${due === 1 ? 'seat' : 'seats'}: these are ${chosen.length}.`);
}

function refuseHalfTables(seats: readonly Seat[], chosen: readonly Seat[], field: string): void {
  const ids = new Set(chosen.map(({ id }) => id));
  const half = tablesOf(seats).find(
    (table) => table.some(({ id }) => ids.has(id)) && !table.every(({ id }) => ids.has(id)),
  );
  if (half) throw invalidAt(field, `Table ${half[0]?.tableNumber} is sold as a whole.`);
}

function refuseCompanionAlone(chosen: readonly Seat[], field: string): void {
  const alone = chosen.find(({ beside }) => beside !== null && !chosen.some(({ id }) => id === beside));
  if (alone) throw invalidAt(field, `${alone.label} belongs to the wheelchair place beside it.`);
}

function refuseLoneSeat(seats: readonly Seat[], chosen: readonly Seat[], field: string): void {
  const [lone] = newLoneSeats(seats, new Set(chosen.map(({ id }) => id)));
  if (!lone || !hasTidySeats(seats, chosen.length)) return;
  throw invalidAt(
    field,
    `${lone.label} would be left alone between two groups. Please move your seats by one, or take it too.`,
  );
}
