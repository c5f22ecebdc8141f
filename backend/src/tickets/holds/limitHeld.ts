import { and, count, eq, ne, sql } from 'drizzle-orm';
import { ServiceError } from '../../platform/core/errors';
import type { NetworkDigests } from '../../platform/core/networkDigests';
import type { ServiceContext } from '../../platform/db/context';
import { ticketHolds, ticketOrders, tickets } from '../../platform/db/schema';
import { isTooMuchHeld } from '../../platform/holds/limitHeld';
import { isAlive, ticketHolding } from '../ticketHolding';

type Context = Pick<ServiceContext, 'db' | 'clock'>;

/** Unpaid orders of one mailbox at once, from one network. */
const unpaidPerMailbox = 3;

/**
 * The limit over all networks. It is generous, because anyone can type another person's address and must not be able to
 * lock them out.
 */
const unpaidEverywhere = 30;

/**
 * Refuses an address that holds more places than its limit, so that one buyer cannot hold the whole hall. Called after
 * the places were taken, with the networks locked.
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
 * Refuses a mailbox with too many unpaid orders. Orders from elsewhere with another person's address do not use up that
 * person's limit.
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
    throw tooMuch('For this email address, too many orders wait to be paid already.');
  }
}

const tooMuch = (message: string) =>
  new ServiceError(
    'too_many_requests',
    `${message} Please buy or release some, or wait a quarter of an hour.`,
    { retryAfterSeconds: ticketHolding.holdMs / 1000 },
  );
