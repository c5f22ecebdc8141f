import { eq } from 'drizzle-orm';
import type { ServiceContext } from '../../platform/db/context';
import { notFound } from '../../platform/core/errors';
import { donations, orders, projects } from '../../platform/db/schema';
import { orderHistory } from '../../payments/history/orderHistory';
import { projectColumns } from '../getDonation';
import { mailsOfOrder } from './mailsOfOrder';
import { rowOf } from './readRows';
import type { DonationDetail } from './staff.routes';

type Context = Pick<ServiceContext, 'db'>;

/** A donation with its whole history. */
export async function donationDetail({ db }: Context, donationId: string): Promise<DonationDetail> {
  const [row] = await db
    .select({ donation: donations, order: orders, project: projectColumns })
    .from(donations)
    .innerJoin(orders, eq(orders.id, donations.orderId))
    .innerJoin(projects, eq(projects.id, donations.projectId))
    .where(eq(donations.id, donationId));
  if (!row) throw notFound('This donation');
  const { donation, order } = row;
  const history = await orderHistory({ db }, order.id);
  const openFlags = history.flags.filter(({ resolvedAt }) => resolvedAt === null).length;
  return {
    ...rowOf({ ...row, openFlags }),
    message: donation.message,
    currency: order.currency,
    orderNumber: order.number,
    expiresAt: order.expiresAt.toISOString(),
    ...history,
    mails: await mailsOfOrder({ db }, { ...row, ...history }),
  };
}
