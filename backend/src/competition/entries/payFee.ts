import { eq } from 'drizzle-orm';
import { conflictAt } from '../../platform/core/refusals';
import type { ServiceContext } from '../../platform/db/context';
import { auditionBookings, competitionEntries } from '../../platform/db/schema';
import { openOrder } from '../../platform/orders/openOrder';
import type { Order } from '../../platform/orders/orderStates';
import { refuseOtherTotal } from '../../platform/orders/refuseOtherTotal';
import { reopenOrder } from '../../platform/orders/reopenOrder';
import { bookingOfEntry } from '../slots/entrySlot';
import { feeStateOf } from '../entry/fee';
import type { FoundEntry } from '../entry/findEntry';

const minute = 60_000;
/** So long somebody keeps the held slot at least who goes on to pay. */
const payingMs = 15 * minute;
/** Beyond this from the beginning, going on to pay brings no more time. */
const longestMs = 90 * minute;

/**
 * What is to be paid for an entry, which the caller holds.
 * @throws ServiceError `conflict` at `fee` when it is paid, or a payment is under way; `total_changed` where the page
 * showed another fee
 */
export async function openFee(
  context: ServiceContext,
  { entry, order }: FoundEntry,
  seenTotal: number | undefined,
): Promise<Order> {
  const state = feeStateOf({ entry, order });
  if (state === 'pending') {
    throw conflictAt('fee', 'A payment for this entry is on its way. Please wait for it.');
  }
  if (state !== 'due' || entry.state === 'withdrawn') {
    throw conflictAt('fee', 'There is nothing to pay for this entry.');
  }
  refuseOtherTotal(seenTotal, entry.fee);
  await keepWhilePaying(context, entry.id);
  const { name, email, phone } = entry;
  const due = { amount: entry.fee, customer: { name, email, phone } };
  if (order) return reopenOrder(context, order, due);
  const opened = await openOrder(context, { kind: 'entry_fee', ...due });
  await context.db
    .update(competitionEntries)
    .set({ orderId: opened.id })
    .where(eq(competitionEntries.id, entry.id));
  return opened;
}

async function keepWhilePaying(context: ServiceContext, entryId: string): Promise<void> {
  const booking = await bookingOfEntry(context, entryId);
  if (!booking) return;
  const now = context.clock.now().getTime();
  const wanted = Math.min(now + payingMs, booking.createdAt.getTime() + longestMs);
  // What has expired is not brought back: somebody else may be about to have it.
  if (booking.expiresAt.getTime() <= now || wanted <= booking.expiresAt.getTime()) return;
  await context.db
    .update(auditionBookings)
    .set({ expiresAt: new Date(wanted) })
    .where(eq(auditionBookings.id, booking.id));
}
