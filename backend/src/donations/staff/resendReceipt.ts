import { eq } from 'drizzle-orm';
import { notFound, ServiceError } from '../../core/errors';
import { donations, orders } from '../../db/schema';
import { enqueueMail } from '../../mail/enqueueMail';
import type { EffectsContext } from '../../orders/orderEffects';
import { donationOf, siteOf } from '../donationEffects';
import { receiptOf } from '../donation.mails';

/** Sends the receipt once more. @throws ServiceError `conflict` when the donation was never paid, or went back */
export async function resendReceipt(
  context: EffectsContext,
  donationId: string,
  requestKey: string,
): Promise<void> {
  const [row] = await context.db
    .select({ order: orders })
    .from(donations)
    .innerJoin(orders, eq(orders.id, donations.orderId))
    .where(eq(donations.id, donationId));
  if (!row) throw notFound('This donation');
  const { order } = row;
  if (order.state !== 'paid')
    throw new ServiceError('conflict', 'Only a donation that is paid has a receipt.');
  const donation = await donationOf(context, order);
  await enqueueMail(context, {
    key: `receipt:${order.id}:${requestKey}`,
    to: donation.email,
    message: receiptOf(donation, order, siteOf(context)),
  });
}
