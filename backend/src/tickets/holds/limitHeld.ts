import { and, count, eq, ne, sql } from 'drizzle-orm';
import { ServiceError } from '../../platform/core/errors';
import type { NetworkDigests } from '../../platform/core/networkDigests';
import type { ServiceContext } from '../../platform/db/context';
import { ticketHolds, ticketOrders, tickets } from '../../platform/db/schema';
import { isTooMuchHeld } from '../../platform/holds/limitHeld';
import { isAlive, ticketHolding } from '../ticketHolding';

type Context = Pick<ServiceContext, 'db' | 'clock'>;

/** So many orders of one mailbox wait for money at once, made from one network. */
const unpaidPerMailbox = 3;

/** The same wherever they are made. Anyone may type an address: it is loose, so that nobody shuts another person out. */
const unpaidEverywhere = 30;

/**
 * Refuses an address that holds more places than it may, so that nobody holds the hall without buying. Called after the
 * places were taken, with the networks held.
 * @throws ServiceError `too_many_requests`
 */
export async function limitAddress(
  { db, clock }: Context,
  digests: NetworkDigests,
  most: number,
): Promise<void> {
  const isTooMuch = await isTooMuchHeld(ticketHolding, digests, most, async (isIn) => {
    const [row] = await db
      .select({ held: count() })
      .from(tickets)
      .innerJoin(ticketHolds, eq(ticketHolds.id, tickets.holdId))
      .where(and(isIn, eq(ticketHolds.state, 'active'), eq(tickets.state, 'held'), isAlive(clock.now())));
    return row?.held ?? 0;
  });
  if (isTooMuch) throw tooMuch('From where you are, too many tickets are being held already.');
}

/**
 * The same for a mailbox, when the buyer has given it. Whoever buys from elsewhere with another person's address does not
 * use up what that person may.
 */
export async function limitMailbox(
  { db, clock }: Context,
  email: string,
  { id, addressDigest }: Pick<typeof ticketHolds.$inferSelect, 'id' | 'addressDigest'>,
): Promise<void> {
  const fromHere = sql`count(*) filter (where ${eq(ticketHolds.addressDigest, addressDigest)})`;
  const [row] = await db
    .select({ unpaid: count(), fromHere: fromHere.mapWith(Number) })
    .from(ticketOrders)
    .innerJoin(ticketHolds, eq(ticketHolds.id, ticketOrders.holdId))
    .where(
      and(
        eq(sql`lower(${ticketOrders.email})`, email.toLowerCase()),
        eq(ticketHolds.state, 'active'),
        ne(ticketHolds.id, id),
        isAlive(clock.now()),
      ),
    );
  if (row && (row.fromHere >= unpaidPerMailbox || row.unpaid >= unpaidEverywhere)) {
    throw tooMuch('For this e-mail address, too many orders wait to be paid already.');
  }
}

const tooMuch = (message: string) =>
  new ServiceError(
    'too_many_requests',
    `${message} Please buy or release some, or wait a quarter of an hour.`,
    {
      retryAfterSeconds: ticketHolding.holdMs / 1000,
    },
  );
