import { eq, sql } from 'drizzle-orm';
import type { ServiceContext } from '../../platform/db/context';
import { hallSeats, ticketHolds, tickets, type ticketTypes } from '../../platform/db/schema';
import { isAlive } from '../ticketHolding';
import type { Seat } from './seat';

type Context = Pick<ServiceContext, 'db' | 'clock'>;
type Sold = Pick<typeof ticketTypes.$inferSelect, 'pool'>;

/** The condition that a seat is sold, or part of an active hold. */
const isTaken = ({ clock }: Context) =>
  sql`exists (select 1 from ${tickets} left join ${ticketHolds} on ${ticketHolds.id} = ${tickets.holdId} where ${tickets.seatId} = ${hallSeats.id} and (${tickets.state} = 'valid' or (${tickets.state} = 'held' and ${isAlive(clock.now())})))`;

/** Returns all seats that a numbered type sells; they do not change while the caller holds the lock of the type. */
export async function seatsOfType(context: Context, { pool }: Sold): Promise<Seat[]> {
  if (pool === null) return [];
  const rows = await context.db
    .select({ seat: hallSeats, isTaken: sql<boolean>`(${isTaken(context)})` })
    .from(hallSeats)
    .where(eq(hallSeats.pool, pool));
  return rows.map(({ seat, isTaken }) => ({ ...seat, isTaken }));
}
