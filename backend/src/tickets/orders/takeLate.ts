import { and, eq, inArray } from 'drizzle-orm';
import { ServiceError } from '../../platform/core/errors';
import { groupBy } from '../../platform/core/groupBy';
import type { ServiceContext } from '../../platform/db/context';
import { tickets } from '../../platform/db/schema';
import { countCode } from '../codes/countUse';
import { refuseUsed } from '../codes/findInvitation';
import { pickSeats } from '../hall/pickSeats';
import { isFree } from '../hall/seat';
import { seatsOfType } from '../hall/readSeats';
import { claimUnits } from '../stock/claimUnits';
import { readTypes } from '../stock/readTypes';
import type { TicketType } from '../stock/lockStock';
import type { Ticket } from '../stock/takeTickets';
import type { TicketOrder } from './giveTickets';

/**
 * Takes the tickets of an expired hold again, all or none: in the held seats if they are still free, else in the best
 * equal ones. The caller has locked the types.
 * @returns how, or undefined when some are unavailable; then nothing is taken
 */
export async function takeLate(
  context: ServiceContext,
  order: TicketOrder,
  rows: readonly Ticket[],
): Promise<'given' | 'other_seats' | undefined> {
  try {
    return await context.db.transaction((tx) => takeAll({ ...context, db: tx }, order, rows));
  } catch (error) {
    if (error instanceof ServiceError) return undefined;
    throw error;
  }
}

async function takeAll(
  context: ServiceContext,
  order: TicketOrder,
  rows: readonly Ticket[],
): Promise<'given' | 'other_seats'> {
  if (order.invitationId) await refuseUsed(context, { id: order.invitationId }, order.holdId ?? undefined);
  if (order.promoCodeId && !order.isCodeCounted) await countCode(context, order.id, order.promoCodeId);
  const freed = groupBy(
    rows.filter(({ state }) => state === 'freed'),
    ({ typeId }) => typeId,
  );
  const types = await readTypes(context, [...freed.keys()]);
  let isSame = true;
  for (const [typeId, places] of freed) {
    const type = types.get(typeId);
    if (!type) throw new Error(`The type ${typeId} does not exist`);
    isSame = (await takeType(context, type, places)) && isSame;
  }
  return isSame ? 'given' : 'other_seats';
}

/** @returns whether they are the former seats, or have none */
async function takeType(
  context: ServiceContext,
  type: TicketType,
  places: readonly Ticket[],
): Promise<boolean> {
  const quantity = new Set(places.map(({ unit }) => unit)).size;
  await claimUnits(context, type, quantity, 'items.0.quantity');
  const ids = places.flatMap(({ seatId }) => (seatId ? [seatId] : []));
  const before = (await seatsOfType(context, type)).filter(({ id }) => ids.includes(id));
  if (before.length === ids.length && before.every(isFree)) {
    await reviveAs(context, places);
    return true;
  }
  // Isolated seats are allowed here: the tickets are already paid for. Only a wheelchair place equals another one.
  const wheelchairs = before.filter(({ kind }) => kind === 'wheelchair').length;
  const { seats } = await pickSeats(context, type, { quantity, wheelchairs }, 'items.0');
  await reviveAs(
    context,
    places,
    seats.map(({ seat }) => seat.id),
  );
  return false;
}

async function reviveAs(
  { db }: ServiceContext,
  places: readonly Ticket[],
  seatIds?: readonly string[],
): Promise<void> {
  const revived = { state: 'held' as const, endedAt: null };
  if (!seatIds) {
    const ids = places.map(({ id }) => id);
    await db
      .update(tickets)
      .set(revived)
      .where(and(inArray(tickets.id, ids), eq(tickets.state, 'freed')));
    return;
  }
  const inOrder = places.toSorted((a, b) => a.position - b.position);
  for (const [at, { id }] of inOrder.entries()) {
    await db
      .update(tickets)
      .set({ ...revived, seatId: seatIds[at] ?? null })
      .where(eq(tickets.id, id));
  }
}
