import { event } from '@school/shared/tickets';
import { createRouter } from '../../platform/http/router';
import { checkoutOf } from '../../platform/orders/checkout';
import { getHoldOrderRoute, priceHoldRoute, startOrderRoute } from './order.routes';
import { orderNumber } from './orderNumber';
import { priceHold } from './priceHold';
import { readOrderState } from './readOrderState';
import { startOrder } from './startOrder';

export const ticketOrderRouter = createRouter()
  .openapi(priceHoldRoute, async (c) => {
    const token = c.req.valid('header')['hold-token'];
    return c.json(await priceHold(c.var.deps, token, c.req.valid('json').promoCode), 200);
  })
  .openapi(startOrderRoute, async (c) => {
    const { deps } = c.var;
    const token = c.req.valid('header')['hold-token'];
    const buyer = c.req.valid('json');
    const { ticketOrder, order } = await startOrder(deps, token, buyer);
    const description = `Tickets for ${event.name}, ${orderNumber(ticketOrder.number)}`;
    const checkout = order
      ? checkoutOf(order, { method: buyer.method, description }, deps.settings.payments)
      : null;
    return c.json({ order: await readOrderState(deps, token), checkout }, 200);
  })
  .openapi(getHoldOrderRoute, async (c) =>
    c.json(await readOrderState(c.var.deps, c.req.valid('header')['hold-token']), 200),
  );
