import { eq, sql } from 'drizzle-orm';
import type { ServiceContext } from '../../platform/db/context';
import { hallSeats, ticketHolds, tickets, type ticketTypes } from '../../platform/db/schema';
import { isAlive } from '../ticketHolding';
import type { Seat } from './seat';

type Context = Pick<ServiceContext, 'db' | 'clock'>;
type Sold = Pick<typeof ticketTypes.$inferSelect, 'pool'>;

/** Whether a seat is sold, or held by a hold whose time is not over. */
const isTaken = ({ clock }: Context) =>
  sql`exists (select 1 from ${tickets} left join ${ticketHolds} on ${ticketHolds.id} = ${tickets.holdId} where ${tickets.seatId} = ${hallSeats.id} and (${tickets.state} = 'valid' or (${tickets.state} = 'held' and ${isAlive(clock.now())})))`;

/** All seats that a numbered type sells; they stay as they are for as long as the caller holds the type. */
export async function seatsOfType(context: Context, { pool }: Sold): Promise<Seat[]> {
  if (pool === null) return [];
  const rows = await context.db
    .select({ seat: hallSeats, isTaken: sql<boolean>`(${isTaken(context)})` })
    .from(hallSeats)
    .where(eq(hallSeats.pool, pool));
  return rows.map(({ seat, isTaken }) => ({ ...seat, isTaken }));
}
