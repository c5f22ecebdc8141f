import type { ServiceContext } from '../../platform/db/context';
import { tickets } from '../../platform/db/schema';
import { pickSeats, type SeatRequest } from '../hall/pickSeats';
import { invalidAt } from '../refusals';
import { claimUnits } from './claimUnits';
import type { TicketType } from './lockStock';

export type Ticket = typeof tickets.$inferSelect;

export interface WantedItem extends SeatRequest {
  type: string;
}

/** The owner of the tickets: a hold, or an order at the desk. */
export type Taker =
  | { state: 'held'; holdId: string }
  | { state: 'valid'; ticketOrderId: string; names: readonly string[] };

/**
 * Takes tickets with their seats from the stock, one row for each person. The caller has locked the types.
 * @throws ServiceError at the item whose units or seats are unavailable
 */
export async function takeTickets(
  context: ServiceContext,
  types: ReadonlyMap<string, TicketType>,
  items: readonly WantedItem[],
  taker: Taker,
): Promise<Ticket[]> {
  const taken: Ticket[] = [];
  for (const [at, item] of items.entries()) {
    const type = types.get(item.type);
    if (!type) throw new Error(`The type ${item.type} is not locked`);
    await claimUnits(context, type, item.quantity, `items.${at}.quantity`);
    const places = await placesOf(context, type, item, `items.${at}`);
    const rows = places.map((place, nth) => {
      const position = taken.length + nth;
      return { ...rowOf(context, type, place), ...ownerOf(taker, position), position };
    });
    // Item by item: another type may sell seats of the same pool, and must see which are gone.
    taken.push(...(await context.db.insert(tickets).values(rows).returning()));
  }
  return taken.toSorted((a, b) => a.position - b.position);
}

interface Place {
  seatId: string | null;
  unit: number;
  /** The position within its unit, from 0. */
  nth: number;
}

async function placesOf(
  context: ServiceContext,
  type: TicketType,
  item: WantedItem,
  field: string,
): Promise<Place[]> {
  const { admits } = type;
  if (type.pool === null) {
    refuseSeats(type, item, field);
    return Array.from({ length: item.quantity * admits }, (_, at) => ({
      seatId: null,
      unit: Math.floor(at / admits),
      nth: at % admits,
    }));
  }
  const { seats } = await pickSeats(context, type, item, field);
  return seats.map(({ seat, unit }, at) => ({ seatId: seat.id, unit, nth: at % admits }));
}

/** Refuses seats for a type without numbered ones, since the buyer would expect to have them. */
function refuseSeats(
  { name }: TicketType,
  { seats = [], wheelchairs = 0 }: SeatRequest,
  field: string,
): void {
  if (seats.length > 0) throw invalidAt(`${field}.seats`, `${name} has no numbered seats.`);
  if (wheelchairs > 0) throw invalidAt(`${field}.wheelchairs`, `${name} has no numbered seats.`);
}

/** Divides the price of a unit among its people; the remainder goes to the first one. */
function rowOf({ clock }: ServiceContext, { id, price, admits }: TicketType, { seatId, unit, nth }: Place) {
  const share = Math.floor(price / admits);
  return {
    typeId: id,
    seatId,
    unit,
    price: nth === 0 ? price - share * (admits - 1) : share,
    createdAt: clock.now(),
  };
}

function ownerOf(taker: Taker, position: number) {
  if (taker.state === 'held') return { state: 'held' as const, holdId: taker.holdId };
  const { ticketOrderId, names } = taker;
  return { state: 'valid' as const, ticketOrderId, name: names[position] ?? null };
}
