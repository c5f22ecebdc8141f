import { asc, inArray, like, or } from 'drizzle-orm';
import { z } from 'zod';
import type { ServiceContext } from '../../platform/db/context';
import { outbox, type donations, type orders } from '../../platform/db/schema';
import { receiptSubject } from '../receipts/donation.mails';
import { receiptMailKind } from '../receipts/mailReceipt';
import type { DonationDetail } from './staff.routes';

/** What the queue keeps of a mail for a while; afterwards it is empty. */
const mail = z.object({ subject: z.string().default('No longer kept'), to: z.string().default('') });

interface OfOrder extends Record<'refunds' | 'flags', readonly { id: string }[]> {
  order: typeof orders.$inferSelect;
  donation: typeof donations.$inferSelect;
  project: DonationDetail['project'];
}

/** The mails that an order has caused so far, oldest first, and whether they have gone out. */
export async function mailsOfOrder(
  { db }: Pick<ServiceContext, 'db'>,
  { order, donation, project, refunds, flags }: OfOrder,
): Promise<DonationDetail['mails']> {
  const orderId = order.id;
  const receipt = { subject: receiptSubject(project, order), to: donation.email };
  const keys = [
    `receipt:${orderId}`,
    `donation:${orderId}:staff`,
    // The key of mails that were queued before donations were called so.
    `gift:${orderId}:staff`,
    ...refunds.map(({ id }) => `refund:${id}`),
    ...flags.map(({ id }) => `flag:${id}`),
  ];
  const rows = await db
    .select()
    .from(outbox)
    .where(or(inArray(outbox.key, keys), like(outbox.key, `receipt:${orderId}:%`)))
    .orderBy(asc(outbox.createdAt));
  return rows.map(({ kind, payload, state, attempts, createdAt }) => ({
    ...(kind === receiptMailKind ? receipt : mail.parse(payload)),
    state,
    attempts,
    at: createdAt.toISOString(),
  }));
}
