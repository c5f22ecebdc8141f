import { eq, sql } from 'drizzle-orm';
import { donations, projects } from '../platform/db/schema';
import { enqueueMail } from '../platform/mail/enqueueMail';
import { enqueueStaffMail } from '../platform/mail/enqueueStaffMail';
import type { EffectsContext, GivenBack, OrderEffects, PaidBy } from '../platform/orders/orderEffects';
import type { Order } from '../platform/orders/orderStates';
import { monthPaid } from './monthly/monthPaid';
import { donationToStaff, refundToDonor } from './receipts/donation.mails';
import { queueReceipt } from './receipts/mailReceipt';
import { queueCard } from './tributes/sendCard';
import { readTribute } from './tributes/storeTribute';

/** The effects of paid and refunded donations. */
export const donationEffects: OrderEffects = { paid, refunded };

async function paid(context: EffectsContext, order: Order, by: PaidBy): Promise<void> {
  const { fee } = by;
  const stored = await donationOf(context, order);
  const donation = { ...stored, fee, tribute: await readTribute(context.db, stored.id) };
  // What is paid may be an earlier attempt, with another fee than was typed last.
  await context.db.update(donations).set({ fee }).where(eq(donations.id, donation.id));
  await raiseBy(context, donation.projectId, order.amount - fee);
  await monthPaid(context, donation.id, by);
  await queueReceipt(context, { donationId: donation.id, key: `receipt:${order.id}`, isAgain: false });
  await queueCard(context, donation);
  await enqueueStaffMail(context, {
    topic: 'donations',
    key: `donation:${order.id}:staff`,
    message: donationToStaff(donation, order),
  });
}

async function refunded(
  context: EffectsContext,
  order: Order,
  { refundId, amount, netBefore, netAfter }: GivenBack,
): Promise<void> {
  const donation = await donationOf(context, order);
  // A refund takes from the gift first: the payment service keeps its share.
  const giftOf = (net: number) => Math.max(net - donation.fee, 0);
  await raiseBy(context, donation.projectId, giftOf(netAfter) - giftOf(netBefore));
  await enqueueMail(context, {
    key: `refund:${refundId}`,
    to: donation.email,
    message: refundToDonor(donation, order, amount),
  });
}

/** Returns a donation with its project or asset. */
async function donationOf({ db }: Pick<EffectsContext, 'db'>, order: Pick<Order, 'id'>) {
  const [row] = await db
    .select({ donation: donations, project: { kind: projects.kind, name: projects.name } })
    .from(donations)
    .innerJoin(projects, eq(projects.id, donations.projectId))
    .where(eq(donations.orderId, order.id));
  if (!row) throw new Error(`Order ${order.id} has no donation`);
  return { ...row.donation, project: row.project };
}

/** The raised amount never becomes negative: staff may have set it to less than a refund. */
const raiseBy = ({ db }: EffectsContext, projectId: string, pesewas: number) =>
  db
    .update(projects)
    .set({ raised: sql`greatest(${projects.raised} + ${pesewas}, 0)` })
    .where(eq(projects.id, projectId));
