import { eq } from 'drizzle-orm';
import { conflictAt } from '../../platform/core/refusals';
import type { ServiceContext } from '../../platform/db/context';
import { competitionEntries } from '../../platform/db/schema';
import { keepWhilePaying } from '../../platform/holds/changeHolds';
import { openOrder } from '../../platform/orders/openOrder';
import type { Order } from '../../platform/orders/orderStates';
import { refuseOtherTotal } from '../../platform/orders/refuseOtherTotal';
import { reopenOrder } from '../../platform/orders/reopenOrder';
import { slotHolding } from '../slotHolding';
import { bookingOfEntry } from '../slots/entrySlot';
import { feeStateOf } from '../entry/fee';
import type { FoundEntry } from '../entry/findEntry';

/**
 * Returns the payment of an entry's fee. The caller has locked the entry.
 * @throws ServiceError `conflict` at `fee` when it is paid, or a payment is pending; `total_changed` when the page
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
  const booking = await bookingOfEntry(context, entry.id);
  if (booking) await keepWhilePaying(context, slotHolding, booking);
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
