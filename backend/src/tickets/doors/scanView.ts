import { formatClock } from '@school/shared/format';
import { and, eq, inArray } from 'drizzle-orm';
import type { ServiceContext } from '../../platform/db/context';
import { hallSeats, ticketOrders, tickets, ticketScans, ticketTypes } from '../../platform/db/schema';
import { orderNumber } from '../orders/orderNumber';
import type { Conflict, ScanView } from './door.routes';

export type ScanRow = typeof ticketScans.$inferSelect;

type Context = Pick<ServiceContext, 'db'>;

/** Returns the answer to a scan, new or repeated. */
export async function scanView({ db }: Context, scan: ScanRow): Promise<ScanView> {
  const [ticket] = scan.ticketId ? await ticketFacts({ db }, [scan.ticketId]) : [];
  const first = scan.ticketId ? await firstOf({ db }, scan.ticketId) : undefined;
  const { result } = scan;
  return {
    scanId: scan.id,
    result,
    ticket: ticket ?? null,
    first: first ? { at: first.scannedAt.toISOString(), door: first.door } : null,
    message: messageOf(result, first),
  };
}

function messageOf(result: ScanView['result'], first: ScanRow | undefined): string {
  const before = first ? `${formatClock(first.scannedAt)} at ${first.door}` : 'before';
  switch (result) {
    case 'in':
      return 'Welcome.';
    case 'again':
      return `This ticket was let in at ${before}.`;
    case 'conflict':
      return `Two doors let this ticket in: the other at ${before}.`;
    case 'unknown':
      return 'This is no ticket of ours.';
    case 'replaced':
      return 'This ticket was transferred: another code lets in.';
    case 'not_valid':
      return 'This ticket was returned or refunded.';
  }
}

async function firstOf({ db }: Context, ticketId: string): Promise<ScanRow | undefined> {
  const [first] = await db
    .select()
    .from(ticketScans)
    .where(and(eq(ticketScans.ticketId, ticketId), eq(ticketScans.result, 'in')));
  return first;
}

/** Returns what a door shows of tickets. */
export async function ticketFacts({ db }: Context, ids: readonly string[]): Promise<Conflict['ticket'][]> {
  if (ids.length === 0) return [];
  const rows = await db
    .select({
      id: tickets.id,
      name: tickets.name,
      typeName: ticketTypes.name,
      seat: hallSeats.label,
      number: ticketOrders.number,
    })
    .from(tickets)
    .innerJoin(ticketTypes, eq(ticketTypes.id, tickets.typeId))
    .innerJoin(ticketOrders, eq(ticketOrders.id, tickets.ticketOrderId))
    .leftJoin(hallSeats, eq(hallSeats.id, tickets.seatId))
    .where(inArray(tickets.id, [...ids]));
  return rows.map(({ name, number, ...facts }) => ({
    ...facts,
    name: name ?? '',
    number: orderNumber(number),
  }));
}
