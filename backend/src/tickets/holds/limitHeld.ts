import { and, count, eq, ne, sql } from 'drizzle-orm';
import { ServiceError } from '../../core/errors';
import type { ServiceContext } from '../../db/context';
import { ticketHolds, ticketOrders, tickets } from '../../db/schema';
import { isAlive } from '../aliveHold';

type Context = Pick<ServiceContext, 'db' | 'clock'>;

/** So many orders of one mailbox wait for money at once. */
const unpaidPerMailbox = 3;

/**
 * Refuses an address that holds more places than it may, so that nobody holds the hall without buying. Many people share
 * one, so it is not tight. Asked after the places were taken.
 * @throws ServiceError `too_many_requests`
 */
export async function limitAddress(
  { db, clock }: Context,
  addressDigest: string,
  most: number,
): Promise<void> {
  const [row] = await db
    .select({ held: count() })
    .from(tickets)
    .innerJoin(ticketHolds, eq(ticketHolds.id, tickets.holdId))
    .where(
      and(
        eq(ticketHolds.addressDigest, addressDigest),
        eq(ticketHolds.state, 'active'),
        eq(tickets.state, 'held'),
        isAlive(clock.now()),
      ),
    );
  if ((row?.held ?? 0) > most) throw tooMuch('From where you are, too many tickets are being held already.');
}

/** The same for a mailbox, when the buyer has given it. */
export async function limitMailbox({ db, clock }: Context, email: string, holdId: string): Promise<void> {
  const [row] = await db
    .select({ unpaid: count() })
    .from(ticketOrders)
    .innerJoin(ticketHolds, eq(ticketHolds.id, ticketOrders.holdId))
    .where(
      and(
        eq(sql`lower(${ticketOrders.email})`, email.toLowerCase()),
        eq(ticketHolds.state, 'active'),
        ne(ticketHolds.id, holdId),
        isAlive(clock.now()),
      ),
    );
  if ((row?.unpaid ?? 0) >= unpaidPerMailbox) {
    throw tooMuch('For this e-mail address, too many orders wait to be paid already.');
  }
}

const tooMuch = (message: string) =>
  new ServiceError(
    'too_many_requests',
    `${message} Please buy or release some, or wait a quarter of an hour.`,
    {
      retryAfterSeconds: 15 * 60,
    },
  );
