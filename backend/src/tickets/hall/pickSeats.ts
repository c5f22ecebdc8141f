import type { ServiceContext } from '../../platform/db/context';
import type { ticketTypes } from '../../platform/db/schema';
import { conflictAt, invalidAt } from '../refusals';
import { bestSeats } from './bestSeats';
import { chosenSeats } from './chosenSeats';
import { seatsOfType } from './readSeats';
import type { Seat } from './seat';
import { freeTables, tablesOf } from './tables';

type Type = Pick<typeof ticketTypes.$inferSelect, 'name' | 'pool' | 'admits'>;

/** The requested seats of one type. */
export interface SeatRequest {
  quantity: number;
  /** Ids of seats; the best ones together when undefined. */
  seats?: readonly string[] | undefined;
  wheelchairs?: number | undefined;
}

/** Seats with the unit of each: those of a table are one unit. */
export interface Picked {
  seats: readonly { seat: Seat; unit: number }[];
  areTogether: boolean;
}

/**
 * Returns the seats for a request of a numbered type. The caller has locked the type.
 * @param field the item of the form, such as `items.0`
 * @throws ServiceError at `seats` as `chosenSeats` does, or `conflict` at `quantity` when there are too few
 */
export async function pickSeats(
  context: Pick<ServiceContext, 'db' | 'clock'>,
  type: Type,
  request: SeatRequest,
  field: string,
): Promise<Picked> {
  const seats = await seatsOfType(context, type);
  refuseWheelchairsUnless(request, type, field);
  const { quantity, seats: ids } = request;
  if (ids && ids.length > 0) {
    const choice = { typeName: type.name, admits: type.admits, quantity, ids, field: `${field}.seats` };
    return { seats: inUnits(chosenSeats(seats, choice), type), areTogether: true };
  }
  const best =
    type.admits > 1
      ? tablesFor(seats, quantity)
      : bestSeats(seats, { quantity, wheelchairs: request.wheelchairs });
  if (!best) throw conflictAt(`${field}.quantity`, notSoMany(type, request));
  return { seats: inUnits(best.seats, type), areTogether: best.areTogether };
}

function tablesFor(seats: readonly Seat[], quantity: number) {
  const found = freeTables(seats, quantity);
  return found && { seats: found, areTogether: true };
}

function refuseWheelchairsUnless(
  { wheelchairs = 0, quantity, seats }: SeatRequest,
  { admits }: Type,
  field: string,
): void {
  if (wheelchairs === 0) return;
  if (admits > 1 || (seats && seats.length > 0)) {
    throw invalidAt(`${field}.wheelchairs`, 'Wheelchair places are chosen for you, where there are any');
  }
  if (wheelchairs > quantity) {
    throw invalidAt(`${field}.wheelchairs`, 'There are more wheelchair places here than tickets');
  }
}

function inUnits(seats: readonly Seat[], { admits }: Type): Picked['seats'] {
  if (admits === 1) return seats.map((seat, unit) => ({ seat, unit }));
  return tablesOf(seats).flatMap((table, unit) => table.map((seat) => ({ seat, unit })));
}

const notSoMany = ({ name }: Type, { wheelchairs = 0 }: SeatRequest): string =>
  wheelchairs > 0
    ? `There are not so many wheelchair places left for ${name}.`
    : `There are not so many seats left for ${name}.`;
