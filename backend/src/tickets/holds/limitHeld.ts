import { and, count, eq, ne, sql } from 'drizzle-orm';
import { ServiceError } from '../../platform/core/errors';
import { networksIn, type NetworkDigests } from '../../platform/core/networkDigests';
import { digestOfToken } from '../../platform/core/token';
import type { ServiceContext } from '../../platform/db/context';
import { ticketHolds, ticketOrders, tickets } from '../../platform/db/schema';
import { isAlive } from '../aliveHold';

type Context = Pick<ServiceContext, 'db' | 'clock'>;

/** So many orders of one mailbox wait for money at once, made from one network. */
const unpaidPerMailbox = 3;

/** The same wherever they are made. Anyone may type an address: it is loose, so that nobody shuts another person out. */
const unpaidEverywhere = 30;

/**
 * Lets one request of a network go on at a time, so that two together do not pass a limit that each of them keeps. Asked
 * before types are held: nobody who holds one waits for a network.
 * @param networks the narrowest first: the widest is held
 */
export async function lockNetworks({ db }: Pick<Context, 'db'>, networks: readonly string[]): Promise<void> {
  const digest = digestOfToken(networks.at(-1) ?? '');
  await db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${digest}, 3))`);
}

/**
 * Refuses an address that holds more places than it may, so that nobody holds the hall without buying. Many people share
 * one, so it is not tight; a wider network of IPv6 may hold more. Asked after the places were taken, with the network held.
 * @throws ServiceError `too_many_requests`
 */
export async function limitAddress(
  { db, clock }: Context,
  digests: NetworkDigests,
  most: number,
): Promise<void> {
  for (const [step, { isIn }] of networksIn(digests, ticketHolds).entries()) {
    const [row] = await db
      .select({ held: count() })
      .from(tickets)
      .innerJoin(ticketHolds, eq(ticketHolds.id, tickets.holdId))
      .where(and(isIn, eq(ticketHolds.state, 'active'), eq(tickets.state, 'held'), isAlive(clock.now())));
    if ((row?.held ?? 0) > most * 2 ** step)
      throw tooMuch('From where you are, too many tickets are being held already.');
  }
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
      retryAfterSeconds: 15 * 60,
    },
  );
