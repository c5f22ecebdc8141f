import { eq, sql } from 'drizzle-orm';
import { z } from 'zod';
import { notFound, ServiceError } from '../../platform/core/errors';
import type { ServiceContext } from '../../platform/db/context';
import { donations, orders } from '../../platform/db/schema';
import { takeFromLimit } from '../../platform/limits/takeFromLimit';
import { enqueue } from '../../platform/outbox/enqueue';

/** The kind of effect that mails a receipt. It is written when it is sent, because its link contains a proof. */
export const receiptMailKind = 'donations.receipt';

export const receiptMail = z.object({ donationId: z.uuid() });

/** How long the link of a mail shows the receipt; a new one can be requested. */
export const receiptLinkDays = 30;
const day = 24 * 60 * 60;
/** How many new links per day can be requested with a donation's id alone. */
const linksPerDay = 3;

/**
 * Queues the receipt of a donation with a new link, in the caller's transaction; earlier links become invalid at once.
 * @param key identifies the mail, so that it is sent once
 */
export async function queueReceipt(
  { db, clock }: ServiceContext,
  { donationId, key, isAgain }: { donationId: string; key: string; isAgain: boolean },
): Promise<void> {
  const isNew = await enqueue({ db, clock }, { kind: receiptMailKind, key, payload: { donationId } });
  if (!isNew) return;
  const linkUntil = new Date(clock.now().getTime() + receiptLinkDays * day * 1000);
  await db
    .update(donations)
    .set({ linkUntil, ...(isAgain && { linkVersion: sql`${donations.linkVersion} + 1` }) })
    .where(eq(donations.id, donationId));
}

interface ReceiptRequest {
  donationId: string;
  /** Identifies the request: a repeat sends no second mail. */
  requestKey: string;
  /** Requests of staff have no limit. */
  by: 'anybody' | 'staff';
}

/**
 * Mails the receipt again, only to the address of the donation.
 * @throws ServiceError `conflict` when the donation was never paid, or was refunded; `too_many_requests`
 */
export function mailReceiptAgain(
  context: ServiceContext,
  { donationId, requestKey, by }: ReceiptRequest,
): Promise<void> {
  return context.db.transaction(async (tx) => {
    const inside = { ...context, db: tx };
    const [order] = await tx
      .select({ id: orders.id, state: orders.state, email: donations.email })
      .from(donations)
      .innerJoin(orders, eq(orders.id, donations.orderId))
      .where(eq(donations.id, donationId));
    if (!order) throw notFound('This donation');
    if (order.state !== 'paid')
      throw new ServiceError('conflict', 'Only a donation that is paid has a receipt.');
    if (!order.email) throw new ServiceError('conflict', 'We no longer know who gave this donation.');
    if (by === 'anybody') {
      const limit = { name: 'donations.receipt', who: donationId, max: linksPerDay, windowSeconds: day };
      await takeFromLimit(inside, limit);
    }
    await queueReceipt(inside, { donationId, key: `receipt:${order.id}:${requestKey}`, isAgain: true });
  });
}
