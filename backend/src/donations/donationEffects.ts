import { eq, sql } from 'drizzle-orm';
import { donations, projects } from '../db/schema';
import { enqueueMail } from '../mail/enqueueMail';
import type { EffectsContext, GivenBack, OrderEffects } from '../orders/orderEffects';
import type { Order } from '../orders/orderStates';
import { giftToStaff, receiptOf, refundToDonor } from './donation.mails';

/** What a gift does when it is paid or goes back. */
export const donationEffects: OrderEffects = { paid, refunded };

async function paid(context: EffectsContext, order: Order): Promise<void> {
  const gift = await giftOf(context, order);
  await raiseBy(context, gift.projectId, order.amount);
  await enqueueMail(context, {
    key: `receipt:${order.id}`,
    to: gift.email,
    message: receiptOf(gift, order, siteOf(context)),
  });
  await enqueueMail(context, {
    key: `gift:${order.id}:staff`,
    to: context.settings.mail.staff,
    message: giftToStaff(gift, order),
  });
}

async function refunded(
  context: EffectsContext,
  order: Order,
  { refundId, amount, keptBefore, keptAfter }: GivenBack,
): Promise<void> {
  const gift = await giftOf(context, order);
  await raiseBy(context, gift.projectId, keptAfter - keptBefore);
  await enqueueMail(context, {
    key: `refund:${refundId}`,
    to: gift.email,
    message: refundToDonor(gift, order, amount),
  });
}

/** A gift with the name of what it is for. */
export async function giftOf({ db }: Pick<EffectsContext, 'db'>, order: Pick<Order, 'id'>) {
  const [row] = await db
    .select({ donation: donations, projectName: projects.name })
    .from(donations)
    .innerJoin(projects, eq(projects.id, donations.projectId))
    .where(eq(donations.orderId, order.id));
  if (!row) throw new Error(`Order ${order.id} has no donation`);
  return { ...row.donation, projectName: row.projectName };
}

export type Gift = Awaited<ReturnType<typeof giftOf>>;

/** What staff wrote as raised by hand may be less than what goes back. */
const raiseBy = ({ db }: EffectsContext, projectId: string, pesewas: number) =>
  db
    .update(projects)
    .set({ raised: sql`greatest(${projects.raised} + ${pesewas}, 0)` })
    .where(eq(projects.id, projectId));

export const siteOf = ({ settings }: Pick<EffectsContext, 'settings'>): string =>
  settings.siteOrigins[0] ?? '';
