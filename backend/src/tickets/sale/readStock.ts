import { and, asc, eq, inArray, isNull, or, sql } from 'drizzle-orm';
import type { ServiceContext } from '../../platform/db/context';
import {
  hallPlan,
  hallSeats,
  ticketHolds,
  tickets,
  ticketSales,
  ticketTypes,
} from '../../platform/db/schema';
import { isAlive } from '../ticketHolding';
import type { TicketType } from '../stock/lockStock';
import type { TicketSale } from './isOpenAt';

/** A type with its sold, held and available units. */
interface StockedType extends TicketType {
  sold: number;
  held: number;
  left: number;
}

/** The current stock. */
export interface Stock {
  planVersion: number;
  sales: TicketSale[];
  types: StockedType[];
  /** Ids of seats. */
  seats: { held: string[]; sold: string[]; blocked: string[] };
}

type Context = Pick<ServiceContext, 'db' | 'clock'>;

/** Reads the stock; the contents of expired holds count as free, even before anything ended the holds. */
export async function readStock(context: Context): Promise<Stock> {
  const { db } = context;
  const taken = await takenPlaces(context);
  const seats = await db
    .select({
      id: hallSeats.id,
      pool: hallSeats.pool,
      table: hallSeats.tableNumber,
      isBlocked: hallSeats.isBlocked,
    })
    .from(hallSeats);
  const types = await db.select().from(ticketTypes).orderBy(asc(ticketTypes.position), asc(ticketTypes.id));
  const [plan] = await db.select({ version: hallPlan.version }).from(hallPlan);
  const idsOf = (state: 'held' | 'valid') =>
    taken.flatMap(({ seatId, ...place }) => (seatId && place.state === state ? [seatId] : [])).sort();
  return {
    planVersion: plan?.version ?? 0,
    sales: await db.select().from(ticketSales).orderBy(asc(ticketSales.name)),
    types: types.map((type) => stockOf(type, taken, seats)),
    seats: {
      held: idsOf('held'),
      sold: idsOf('valid'),
      blocked: seats.flatMap(({ id, isBlocked }) => (isBlocked ? [id] : [])).sort(),
    },
  };
}

const takenPlaces = ({ db, clock }: Context) =>
  db
    .select({
      typeId: tickets.typeId,
      seatId: tickets.seatId,
      state: tickets.state,
      unit: sql<string>`concat(coalesce(${tickets.holdId}, ${tickets.ticketOrderId}), ':', ${tickets.unit})`,
    })
    .from(tickets)
    .leftJoin(ticketHolds, eq(ticketHolds.id, tickets.holdId))
    .where(
      and(
        inArray(tickets.state, ['held', 'valid']),
        or(eq(tickets.state, 'valid'), isNull(tickets.holdId), isAlive(clock.now())),
      ),
    );

type Place = Awaited<ReturnType<typeof takenPlaces>>[number];

interface PlanSeat {
  id: string;
  pool: string;
  table: number | null;
  isBlocked: boolean;
}

function stockOf(type: TicketType, taken: readonly Place[], seats: readonly PlanSeat[]): StockedType {
  const unitsIn = (state: Place['state']) =>
    new Set(taken.flatMap((place) => (place.typeId === type.id && place.state === state ? [place.unit] : [])))
      .size;
  const [sold, held] = [unitsIn('valid'), unitsIn('held')];
  const inStock = type.capacity - sold - held;
  const left = type.pool === null ? inStock : Math.min(inStock, freeUnits(type, taken, seats));
  return { ...type, sold, held, left: Math.max(left, 0) };
}

/**
 * Returns how many units of a numbered type the free seats of its pool make; a table only counts while all of it is
 * free.
 */
function freeUnits(
  { pool, admits }: TicketType,
  taken: readonly Place[],
  seats: readonly PlanSeat[],
): number {
  const takenIds = new Set(taken.map(({ seatId }) => seatId));
  const inPool = seats.filter((seat) => seat.pool === pool);
  const isFree = ({ id, isBlocked }: PlanSeat) => !isBlocked && !takenIds.has(id);
  if (admits === 1) return inPool.filter(isFree).length;
  const tables = new Set(inPool.map(({ table }) => table));
  for (const seat of inPool) if (!isFree(seat)) tables.delete(seat.table);
  return tables.size;
}
