import { competitionLimits } from '@school/shared/schemas/competition';
import { and, eq, sql } from 'drizzle-orm';
import { ServiceError } from '../../core/errors';
import { conflictAt } from '../../core/refusals';
import { digestOfToken } from '../../core/token';
import type { ServiceContext } from '../../db/context';
import { auditionBookings } from '../../db/schema';
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
  /** The one who asks, for the limit of what one address holds. */
  address: string;
}

/**
 * Holds a slot for somebody who registers, or moves what they hold to it: the same again changes nothing, and another one
 * ends when the one before would have. A token whose time is over can hold anew.
 * @throws ServiceError at `slot` when it cannot be had, `conflict` at `entries` while none are taken
 */
export function putHold(context: ServiceContext, { token, slot: id, address }: Wish): Promise<void> {
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
    await insert(inside, slot.id, digest, digestOfToken(address));
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
  addressDigest: string,
): Promise<void> {
  const { db, clock } = context;
  const now = clock.now();
  await refuseTooMany(context, addressDigest);
  await db.insert(auditionBookings).values({
    slotId,
    state: 'held',
    tokenDigest,
    addressDigest,
    createdAt: now,
    expiresAt: new Date(now.getTime() + holdMs),
  });
}

async function refuseTooMany({ db, clock }: ServiceContext, addressDigest: string): Promise<void> {
  const held = await db.$count(
    auditionBookings,
    and(
      eq(auditionBookings.addressDigest, addressDigest),
      eq(auditionBookings.state, 'held'),
      isInTime(clock.now()),
    ),
  );
  if (held < competitionLimits.heldPerAddress) return;
  throw new ServiceError(
    'too_many_requests',
    'Too many times are being held from here already. Please finish some entries first, or wait half an hour.',
    { retryAfterSeconds: holdMs / 1000 },
  );
}
