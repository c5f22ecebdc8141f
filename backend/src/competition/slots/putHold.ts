import { competitionLimits } from '@school/shared/schemas/competition';
import { and, eq, type SQL } from 'drizzle-orm';
import { ServiceError } from '../../platform/core/errors';
import { conflictAt } from '../../platform/core/refusals';
import { digestsOf, type NetworkDigests } from '../../platform/core/networkDigests';
import { digestOfToken } from '../../platform/core/token';
import type { ServiceContext } from '../../platform/db/context';
import { auditionBookings } from '../../platform/db/schema';
import { lasting } from '../../platform/holds/holding';
import { isTooMuchHeld, lockNetworks, lockToken } from '../../platform/holds/limitHeld';
import { closeOffer } from '../../platform/holds/offers';
import { refuseClosed } from '../settings';
import { isInTime, slotHolding } from '../slotHolding';
import { offerFreed } from '../offers/offerFreed';
import { slotWaitingList } from '../offers/slotWaitingList';
import { findBooking } from './bookings';
import { endExpired } from './endExpired';
import { findSlot } from './findSlot';
import { inSlots } from './inSlots';

interface HoldRequest {
  token: string;
  slot: string;
  /** The requester's networks, the narrowest first, for the limit of holds. */
  networks: readonly string[];
}

/**
 * Holds a slot during registration, or moves an existing hold to it: a repeat changes nothing, and another slot keeps
 * the end of the hold. An expired token can hold again.
 * @throws ServiceError at `slot` when it is unavailable, `conflict` at `entries` while they are closed
 */
export function putHold(context: ServiceContext, { token, slot: id, networks }: HoldRequest): Promise<void> {
  return inSlots(context.db, async (tx) => {
    const inside = { ...context, db: tx };
    const slot = await findSlot(inside, id);
    await lockToken(inside, slotHolding, token);
    await endExpired(inside);
    const found = await findBooking(inside, token);
    if (found?.isAlive) return move(inside, found.booking, slot.id);
    await refuseClosed(inside);
    await insert(inside, slot.id, digestOfToken(token), digestsOf(networks));
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
  // A person who got an offer and chose another free time no longer waits.
  if (booking.isOffer) await closeOffer(context, slotWaitingList, booking.id);
  await offerFreed(context);
}

async function insert(
  context: ServiceContext,
  slotId: string,
  tokenDigest: string,
  digests: NetworkDigests,
): Promise<void> {
  const { db, clock } = context;
  await refuseTooMany(context, digests);
  await db.insert(auditionBookings).values({
    slotId,
    state: 'held',
    tokenDigest,
    ...digests,
    ...lasting(clock.now(), slotHolding.holdMs),
  });
}

async function refuseTooMany(context: ServiceContext, digests: NetworkDigests): Promise<void> {
  const { db, clock } = context;
  await lockNetworks(context, digests);
  const held = and(eq(auditionBookings.state, 'held'), isInTime(clock.now()));
  const withThis = async (isIn: SQL) => (await db.$count(auditionBookings, and(isIn, held))) + 1;
  if (!(await isTooMuchHeld(slotHolding, digests, competitionLimits.heldPerAddress, withThis))) return;
  throw new ServiceError(
    'too_many_requests',
    `Too many times are being held from here already. Please finish some entries first, or wait ${competitionLimits.holdMinutes} minutes.`,
    { retryAfterSeconds: slotHolding.holdMs / 1000 },
  );
}
