import { eq, inArray } from 'drizzle-orm';
import { groupBy } from '../../platform/core/groupBy';
import type { ServiceContext } from '../../platform/db/context';
import { hallSeats, ticketOrders, ticketTypes } from '../../platform/db/schema';
import type { Ticket } from '../stock/takeTickets';
import { holdOf, ticketsOfHold, type FoundHold } from './findHold';
import type { TicketHold } from './hold.routes';

type Context = Pick<ServiceContext, 'db' | 'clock'>;

/** Returns what the buyer's page shows of a hold. @throws not found */
export async function readHold(context: Context, token: string): Promise<TicketHold> {
  const found = await holdOf(context, token);
  const rows = await ticketsOfHold(context, found.hold.id);
  const named = await withNames(context, rows);
  const hasOrder = (await context.db.$count(ticketOrders, eq(ticketOrders.holdId, found.hold.id))) > 0;
  return {
    state: stateOf(found),
    expiresAt: found.hold.expiresAt.toISOString(),
    now: context.clock.now().toISOString(),
    isPaymentPending: found.isPaymentPending,
    sale: found.hold.sale,
    isOffer: found.hold.isOffer,
    lines: linesOf(named),
    tickets: named.map(({ ticket, typeName, seat }) => ({ type: ticket.typeId, typeName, seat })),
    amount: rows.reduce((sum, { price }) => sum + price, 0),
    hasOrder,
  };
}

const stateOf = ({ hold, isAlive }: FoundHold): TicketHold['state'] =>
  hold.state === 'active' && !isAlive ? 'expired' : hold.state;

export interface NamedTicket {
  ticket: Ticket;
  typeName: string;
  admits: number;
  /** What its type says. */
  note: string;
  seat: { id: string; label: string; kind: 'seat' | 'wheelchair' | 'companion' } | null;
}

/** Returns tickets with the names of their types and seats. */
export async function withNames(
  { db }: Pick<Context, 'db'>,
  rows: readonly Ticket[],
): Promise<NamedTicket[]> {
  if (rows.length === 0) return [];
  const types = await db
    .select()
    .from(ticketTypes)
    .where(
      inArray(
        ticketTypes.id,
        rows.map(({ typeId }) => typeId),
      ),
    );
  const seatIds = rows.flatMap(({ seatId }) => (seatId ? [seatId] : []));
  const seats =
    seatIds.length === 0 ? [] : await db.select().from(hallSeats).where(inArray(hallSeats.id, seatIds));
  return rows.map((ticket) => {
    const type = types.find(({ id }) => id === ticket.typeId);
    const seat = seats.find(({ id }) => id === ticket.seatId);
    return {
      ticket,
      typeName: type?.name ?? ticket.typeId,
      admits: type?.admits ?? 1,
      note: type?.note ?? '',
      seat: seat ? { id: seat.id, label: seat.label, kind: seat.kind } : null,
    };
  });
}

/** Returns one line for each type: number of units, and price of one. */
function linesOf(named: readonly NamedTicket[]): TicketHold['lines'] {
  const byType = groupBy(named, ({ ticket }) => ticket.typeId);
  return [...byType].map(([type, places]) => {
    const units = new Set(places.map(({ ticket }) => ticket.unit)).size;
    const price = places.reduce((sum, { ticket }) => sum + ticket.price, 0) / units;
    const { typeName: name = type, admits = 1 } = places[0] ?? {};
    return { type, name, quantity: units, price, admits };
  });
}
