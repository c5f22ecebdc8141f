import { nameInSentence } from '@school/shared/projects';
import { payingPhoneProblem } from '@school/shared/schemas/common';
import { eq } from 'drizzle-orm';
import { hostedPageOf } from '../../payments/hostedPage';
import type { PaymentDeps } from '../../payments/paymentDeps';
import { ServiceError } from '../../platform/core/errors';
import { orders } from '../../platform/db/schema';
import { checkoutOf } from '../../platform/orders/checkout';
import { lockOrder } from '../../platform/orders/lockOrder';
import type { Order } from '../../platform/orders/orderStates';
import { reopenOrder } from '../../platform/orders/reopenOrder';
import type { Settings } from '../../platform/config/settings';
import { chargeOnce, paymentPageOf } from './chargeMonth';
import { isOpen, monthsOfGift, type FoundMonth } from './findGift';

interface Context extends PaymentDeps {
  settings: Pick<Settings, 'mail' | 'siteOrigins' | 'payments'>;
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
  const found = (await monthsOfGift(deps.db, giftId)).find(isOpen);
  if (!found) throw new ServiceError('conflict', 'Nothing is to be paid at the moment.');
  const order = await preparedOrder(deps, found.order);
  if (order.state !== 'created') return { state: order.state, page: null };
  const page = await beginPayment(deps, { ...found, order });
  const [after] = await deps.db.select().from(orders).where(eq(orders.id, order.id));
  return { state: after?.state ?? order.state, page: page ?? null };
}

function preparedOrder(context: Context, { id }: Order): Promise<Order> {
  return context.db.transaction(async (db) => {
    const order = await lockOrder({ db }, id);
    if (order.state !== 'failed' && order.state !== 'expired') return order;
    const { amount, customerName: name, customerEmail: email, customerPhone: phone } = order;
    const customer = { name, email, phone: phone ?? undefined };
    return reopenOrder({ ...context, db }, order, { amount, customer });
  });
}

async function beginPayment(deps: Context, found: FoundMonth): Promise<string | undefined> {
  const { gift, order, project } = found;
  const { method } = gift;
  if (method === 'mobile_money' && !payingPhoneProblem(method, order.customerPhone ?? undefined))
    return chargeOnce(deps, found, (charge) => deps.provider.chargePhone(charge));
  const description = `A monthly donation for ${nameInSentence(project)}`;
  const checkout = checkoutOf(order, { method, description }, deps.settings.payments);
  return checkout ? hostedPageOf(deps, checkout, paymentPageOf(deps, found)) : undefined;
}
