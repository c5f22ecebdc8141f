import { eq, asc, inArray, like, or } from 'drizzle-orm';
import type { ServiceContext } from '../../platform/db/context';
import { notFound } from '../../platform/core/errors';
import { donations, orders, projects, outbox } from '../../platform/db/schema';
import { orderHistory } from '../../payments/history/orderHistory';
import { projectColumns } from '../getDonation';
import { giftOfDonation } from './giftOfDonation';
import { rowOf } from './readRows';
import type { DonationDetail } from './staff.routes';
import { z } from 'zod';
import { receiptSubject } from '../receipts/donation.mails';
import { receiptMailKind } from '../receipts/mailReceipt';
import { cardKeyOf, cardMailKind } from '../tributes/sendCard';
import { titleOfPage } from '../supporters/publishedPages';
import { readTribute } from '../tributes/storeTribute';
import { cardSubject } from '../tributes/tribute.mails';

type Context = Pick<ServiceContext, 'db'>;

/** Returns a donation with its history. */
export async function donationDetail({ db }: Context, donationId: string): Promise<DonationDetail> {
  const [row] = await db
    .select({ donation: donations, order: orders, project: projectColumns })
    .from(donations)
    .innerJoin(orders, eq(orders.id, donations.orderId))
    .innerJoin(projects, eq(projects.id, donations.projectId))
    .where(eq(donations.id, donationId));
  if (!row) throw notFound('This donation');
  const { donation, order } = row;
  const tribute = (await readTribute(db, donationId)) ?? null;
  const history = await orderHistory({ db }, order.id);
  const openFlags = history.flags.filter(({ resolvedAt }) => resolvedAt === null).length;
  return {
    ...rowOf({ ...row, openFlags }),
    gift: await giftOfDonation(db, donationId),
    message: donation.message,
    supporterPage: donation.supporterPage && (await titleOfPage({ db }, donation.supporterPage)),
    tribute,
    currency: order.currency,
    orderNumber: order.number,
    expiresAt: order.expiresAt.toISOString(),
    ...history,
    mails: await mailsOfOrder({ db }, { ...row, tribute, ...history }),
  };
}

/** The mail in the outbox; its data are deleted after a while. */
const mail = z.object({ subject: z.string().default('No longer kept'), to: z.string().default('') });

interface OfOrder extends Record<'refunds' | 'flags', readonly { id: string }[]> {
  order: typeof orders.$inferSelect;
  donation: typeof donations.$inferSelect;
  project: DonationDetail['project'];
  tribute: DonationDetail['tribute'];
}

/** Returns the mails of an order with their state, oldest first. */
async function mailsOfOrder(
  { db }: Pick<ServiceContext, 'db'>,
  { order, donation, project, tribute, refunds, flags }: OfOrder,
): Promise<DonationDetail['mails']> {
  const orderId = order.id;
  const written: Record<string, z.infer<typeof mail>> = {
    [receiptMailKind]: { subject: receiptSubject(project, order), to: donation.email },
    [cardMailKind]: tribute
      ? { subject: cardSubject(tribute), to: tribute.recipientEmail ?? '' }
      : mail.parse({}),
  };
  const keys = [
    cardKeyOf(orderId),
    `receipt:${orderId}`,
    `donation:${orderId}:staff`,
    // The former key of donation mails.
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
    ...(written[kind] ?? mail.parse(payload)),
    state,
    attempts,
    at: createdAt.toISOString(),
  }));
}
