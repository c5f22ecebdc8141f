import { asc, eq, sql } from 'drizzle-orm';
import { digestOfToken } from '../../platform/core/token';
import { notFound } from '../../platform/core/errors';
import type { ServiceContext } from '../../platform/db/context';
import { ticketHolds, tickets } from '../../platform/db/schema';
import { isAlive, isPaymentPending } from '../ticketHolding';
import type { Ticket } from '../stock/takeTickets';

export interface FoundHold {
  hold: typeof ticketHolds.$inferSelect;
  /** Whether it is active and its time is not over. */
  isAlive: boolean;
  isPaymentPending: boolean;
}

type Context = Pick<ServiceContext, 'db' | 'clock'>;

/** Returns the hold of a token in its current state. */
export async function findHold({ db, clock }: Context, token: string): Promise<FoundHold | undefined> {
  const [found] = await db
    .select({
      hold: ticketHolds,
      isAlive: sql<boolean>`${ticketHolds.state} = 'active' and ${isAlive(clock.now())}`,
      isPaymentPending,
    })
    .from(ticketHolds)
    .where(eq(ticketHolds.tokenDigest, digestOfToken(token)));
  return found;
}

/** Returns the hold of a token. @throws not found */
export async function holdOf(context: Context, token: string): Promise<FoundHold> {
  const found = await findHold(context, token);
  if (!found) throw notFound('This hold');
  return found;
}

/** Returns the tickets of a hold in order, including former ones. */
export const ticketsOfHold = ({ db }: Pick<Context, 'db'>, holdId: string): Promise<Ticket[]> =>
  db.select().from(tickets).where(eq(tickets.holdId, holdId)).orderBy(asc(tickets.position));

/** Returns the types of tickets, each once. */
export const typesOf = (rows: readonly Pick<Ticket, 'typeId'>[]): string[] => [
  ...new Set(rows.map(({ typeId }) => typeId)),
];
