import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import { notFound } from '../../platform/core/errors';
import type { ServiceContext } from '../../platform/db/context';
import { hallPlan, hallSeats, ticketHolds, tickets, ticketTypes } from '../../platform/db/schema';
import { isAlive } from '../ticketHolding';
import { isFree } from '../hall/seat';
import { seatsOfType } from '../hall/readSeats';
import { conflictAt, invalidAt } from '../refusals';
import { inStock } from '../stock/inStock';
import { lockStock } from '../stock/lockStock';
import { offerToWaitingList } from '../waiting/lockForSale';
import type { SeatsChange, StaffSeat } from './seats.routes';

/** Returns all seats, or the given ones, with their buyers. */
export async function listSeats(
  { db, clock }: Pick<ServiceContext, 'db' | 'clock'>,
  ids?: readonly string[],
): Promise<StaffSeat[]> {
  const rows = await db
    .select({ seat: hallSeats, ticket: tickets, isAlive: sql<boolean>`${isAlive(clock.now())}` })
    .from(hallSeats)
    .leftJoin(tickets, and(eq(tickets.seatId, hallSeats.id), inArray(tickets.state, ['held', 'valid'])))
    .leftJoin(ticketHolds, eq(ticketHolds.id, tickets.holdId))
    .where(ids ? inArray(hallSeats.id, [...ids]) : undefined)
    .orderBy(asc(hallSeats.blockId), asc(hallSeats.row), asc(hallSeats.number));
  return rows.map(({ seat, ticket, isAlive }) => {
    const theirs = ticket && (ticket.state === 'valid' || isAlive) ? ticket : null;
    const { blockId, tableNumber, isBlocked, ...place } = seat;
    return {
      ...place,
      block: blockId,
      table: tableNumber,
      state: theirs ? (theirs.state === 'valid' ? 'sold' : 'held') : isBlocked ? 'blocked' : 'free',
      ticket: theirs && { id: theirs.id, orderId: theirs.ticketOrderId, name: theirs.name },
    };
  });
}

/**
 * Blocks or frees seats, or assigns them to another ticket type.
 * @throws ServiceError `validation_failed` at `seats` or `pool` for unknown ones, `conflict` for a taken seat
 */
export async function changeSeats(
  context: ServiceContext,
  { seats: ids, isBlocked, note, pool }: SeatsChange,
): Promise<StaffSeat[]> {
  await inStock(context.db, async (tx) => {
    const inside = { ...context, db: tx };
    const types = await tx.select().from(ticketTypes);
    if (pool !== undefined && !types.some((type) => type.pool === pool)) {
      throw invalidAt('pool', 'No type sells seats of this name.');
    }
    // Locks all numbered types, since seats may move between them.
    const numbered = types.flatMap((type) => (type.pool === null ? [] : [type.id]));
    await lockStock(inside, numbered);
    const seats = await listSeats(inside, ids);
    const existing = new Set(seats.map(({ id }) => id));
    const missing = ids.findIndex((id) => !existing.has(id));
    if (missing >= 0) throw invalidAt(`seats.${missing}`, 'There is no such seat.');
    const taken = seats.find(({ ticket }) => ticket !== null);
    if (taken)
      throw conflictAt('seats', `${taken.label} is ${taken.state}. Give its ticket another seat first.`);
    const changes = {
      ...(isBlocked === undefined ? {} : { isBlocked, note: isBlocked ? (note ?? null) : null }),
      ...(pool === undefined ? {} : { pool }),
    };
    if (Object.keys(changes).length === 0) return;
    await tx.update(hallSeats).set(changes).where(inArray(hallSeats.id, ids));
    await (pool === undefined ? touchPlan(inside) : bumpPlan(inside));
    await offerToWaitingList(inside, numbered);
  });
  return listSeats(context, ids);
}

/** Moves a seat on the plan. @throws not found */
export async function moveSeat(
  context: ServiceContext,
  id: string,
  to: { x: number; y: number },
): Promise<StaffSeat> {
  await context.db.transaction(async (tx) => {
    await tx.update(hallSeats).set(to).where(eq(hallSeats.id, id));
    await bumpPlan({ db: tx });
  });
  const [seat] = await listSeats(context, [id]);
  if (!seat) throw notFound('This seat');
  return seat;
}

/** Makes open pages load the plan again. */
const bumpPlan = ({ db }: Pick<ServiceContext, 'db'>) =>
  db.update(hallPlan).set({ version: sql`${hallPlan.version} + 1` });

/** Notifies staff who have the plan open; buyers see blocked seats by the stock. */
const touchPlan = ({ db }: Pick<ServiceContext, 'db'>) =>
  db.update(hallPlan).set({ version: sql`${hallPlan.version}` });

/**
 * Moves a ticket to another seat of its type; its code stays the same.
 * @throws not found, and `conflict` at `seat` when it is taken or of another type
 */
export function reseat(
  context: ServiceContext,
  ticketId: string,
  seatId: string,
): Promise<{ seat: string; label: string }> {
  return inStock(context.db, async (tx) => {
    const inside = { ...context, db: tx };
    const read = async () => (await tx.select().from(tickets).where(eq(tickets.id, ticketId)))[0];
    const typeId = (await read())?.typeId;
    if (!typeId) throw notFound('This ticket');
    const type = (await lockStock(inside, [typeId])).get(typeId);
    const ticket = await read();
    if (!type || ticket?.state !== 'valid' || !ticket.seatId) {
      throw conflictAt('seat', 'This ticket has no seat, or was returned.');
    }
    const seat = (await seatsOfType(inside, type)).find(({ id }) => id === seatId);
    if (!seat) throw conflictAt('seat', `There is no seat ${seatId} for ${type.name}.`);
    if (seat.id !== ticket.seatId) {
      if (!isFree(seat)) throw conflictAt('seat', `${seat.label} is not free.`);
      if (type.admits > 1) throw conflictAt('seat', 'A table is sold as a whole.');
      await tx.update(tickets).set({ seatId }).where(eq(tickets.id, ticketId));
    }
    return { seat: seat.id, label: seat.label };
  });
}
