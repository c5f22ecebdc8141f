import { nameInSentence } from '@school/shared/projects';
import { payingPhoneProblem } from '@school/shared/schemas/common';
import { and, eq } from 'drizzle-orm';
import { hostedPageOf } from '../../payments/hostedPage';
import type { PaymentDeps } from '../../payments/paymentDeps';
import { ServiceError } from '../../platform/core/errors';
import { orders, orderTransitions } from '../../platform/db/schema';
import { checkoutOf } from '../../platform/orders/checkout';
import { lockOrder } from '../../platform/orders/lockOrder';
import type { Order } from '../../platform/orders/orderStates';
import { reopenOrder } from '../../platform/orders/reopenOrder';
import type { Settings } from '../../platform/config/settings';
import { chargeOnce, paymentPageOf } from './chargeMonth';
import { isProjectOpen } from './closedProject';
import { customerOf, isOpen, monthsOfGift, type FoundMonth } from './findGift';
import { isStuck } from './isStuck';

interface Context extends PaymentDeps {
  settings: Pick<Settings, 'mail' | 'siteOrigins' | 'donationFees' | 'payments'>;
}

interface PayingMonth {
  state: Order['state'];
  /** The payment service's page on which the donor goes on. */
  page: string | null;
}

/**
 * Begins the payment of the newest open month, as its donor asks: mobile money by a request to the phone, a card on the
 * payment service's page. Again, it finds the payment that is on its way.
 * @throws ServiceError `conflict` when nothing is to be paid, `unavailable` when the payment service does not respond
 */
export async function payMonth(deps: Context, giftId: string): Promise<PayingMonth> {
  const now = deps.clock.now();
  const found = (await monthsOfGift(deps.db, giftId)).find((month) => isOpen(month, now));
  if (!found) throw new ServiceError('conflict', 'Nothing is to be paid at the moment.');
  if (await isStuck(deps, found.order)) return { state: 'pending', page: await pageOf(deps, found) };
  if (found.order.state !== 'pending' && !(await isProjectOpen(deps, found.gift))) {
    const message = `No donations are taken for ${nameInSentence(found.project)} at present.`;
    throw new ServiceError('conflict', message);
  }
  const order = await preparedOrder(deps, found);
  if (order.state !== 'created') return { state: order.state, page: null };
  const page = await beginPayment(deps, { ...found, order });
  const [after] = await deps.db.select().from(orders).where(eq(orders.id, order.id));
  return { state: after?.state ?? order.state, page };
}

function preparedOrder(context: Context, { order: { id }, gift }: FoundMonth): Promise<Order> {
  return context.db.transaction(async (db) => {
    const order = await lockOrder({ db }, id);
    if (order.state !== 'failed' && order.state !== 'expired') return order;
    return reopenOrder({ ...context, db }, order, { amount: order.amount, customer: customerOf(gift) });
  });
}

async function beginPayment(deps: Context, found: FoundMonth): Promise<string | null> {
  const { gift, order } = found;
  const isDirect =
    gift.method === 'mobile_money' &&
    !payingPhoneProblem(gift.method, order.customerPhone ?? undefined) &&
    !(await hasFailed(deps, order));
  if (!isDirect) return pageOf(deps, found);
  return (await chargeOnce(deps, found, (charge) => deps.provider.chargePhone(charge))) ?? null;
}

/** Returns whether a payment of an order has failed: the network of the phone may be another one than its number says. */
const hasFailed = async ({ db }: Context, { id }: Order): Promise<boolean> =>
  (await db.$count(
    orderTransitions,
    and(eq(orderTransitions.orderId, id), eq(orderTransitions.to, 'failed')),
  )) > 0;

/** Returns the payment service's own page for a month, on which the donor also chooses the network. */
async function pageOf(deps: Context, found: FoundMonth): Promise<string | null> {
  const { gift, order, project } = found;
  const description = `A monthly donation for ${nameInSentence(project)}`;
  const payable = { ...order, state: 'created' } as const;
  const checkout = checkoutOf(payable, { method: gift.method, description }, deps.settings.payments);
  return (checkout && (await hostedPageOf(deps, checkout, paymentPageOf(deps, found)))) ?? null;
}
