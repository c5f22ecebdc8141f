import { competitionLimits } from '@school/shared/schemas/competition';
import { and, eq, sql } from 'drizzle-orm';
import { ServiceError } from '../../platform/core/errors';
import { conflictAt } from '../../platform/core/refusals';
import { digestsOf, networksIn, type NetworkDigests } from '../../platform/core/networkDigests';
import { digestOfToken } from '../../platform/core/token';
import type { ServiceContext } from '../../platform/db/context';
import { auditionBookings } from '../../platform/db/schema';
import { refuseClosed } from '../settings';
import { closeOffer } from '../offers/lapseOffers';
import { offerFreed } from '../offers/offerFreed';
import { isInTime } from './aliveBooking';
import { findBooking, holdMs } from './bookings';
import { endExpired } from './endExpired';
import { findSlot } from './findSlot';
import { inSlots } from './inSlots';

interface Wish {
  token: string;
  slot: string;
  /** The networks of the one who asks, the narrowest first, for the limit of what one holds. */
  networks: readonly string[];
}

/**
 * Holds a slot for somebody who registers, or moves what they hold to it: the same again changes nothing, and another one
 * ends when the one before would have. A token whose time is over can hold anew.
 * @throws ServiceError at `slot` when it cannot be had, `conflict` at `entries` while none are taken
 */
export function putHold(context: ServiceContext, { token, slot: id, networks }: Wish): Promise<void> {
  return inSlots(context.db, async (tx) => {
    const inside = { ...context, db: tx };
    const slot = await findSlot(inside, id);
    const digest = digestOfToken(token);
    // Two pages of one competitor may ask at once: the second waits here for the first.
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${digest}, 2))`);
    await endExpired(inside);
    const found = await findBooking(inside, token);
    if (found?.isAlive) return move(inside, found.booking, slot.id);
    await refuseClosed(inside);
    await insert(inside, slot.id, digest, digestsOf(networks));
  });
}

async function move(
  context: ServiceContext,
  booking: typeof auditionBookings.$inferSelect,
  slotId: string,
): Promise<void> {
  if (booking.slotId === slotId) return;
  if (booking.state === 'given') {
    throw conflictAt('slot', 'This time is yours already. Use the link of your entry to move it.');
  }
  await context.db
    .update(auditionBookings)
    .set({ slotId, isOffer: false })
    .where(eq(auditionBookings.id, booking.id));
  // Anyone who was offered a time and chose another of the free ones waits no longer.
  if (booking.isOffer) await closeOffer(context, booking.id);
  await offerFreed(context);
}

async function insert(
  context: ServiceContext,
  slotId: string,
  tokenDigest: string,
  digests: NetworkDigests,
): Promise<void> {
  const { db, clock } = context;
  const now = clock.now();
  await refuseTooMany(context, digests);
  await db.insert(auditionBookings).values({
    slotId,
    state: 'held',
    tokenDigest,
    ...digests,
    createdAt: now,
    expiresAt: new Date(now.getTime() + holdMs),
  });
}

async function refuseTooMany({ db, clock }: ServiceContext, digests: NetworkDigests): Promise<void> {
  const networks = networksIn(digests, auditionBookings);
  // Two requests of one network together would each find room.
  await db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${networks.at(-1)?.network}, 3))`);
  let isFull = false;
  for (const [step, { isIn }] of networks.entries()) {
    const held = await db.$count(
      auditionBookings,
      and(isIn, eq(auditionBookings.state, 'held'), isInTime(clock.now())),
    );
    isFull ||= held >= competitionLimits.heldPerAddress * 2 ** step;
  }
  if (!isFull) return;
  throw new ServiceError(
    'too_many_requests',
    'Too many times are being held from here already. Please finish some entries first, or wait half an hour.',
    { retryAfterSeconds: holdMs / 1000 },
  );
}
