import { createRouter } from '../../platform/http/router';
import { csvAnswer } from '../../staff/staff-lists/csvAnswer';
import { resendOrder } from '../issued/resendOrder';
import { exportOrders, orderColumns } from './exportOrders';
import { orderDetail } from './orderDetail';
import { listOrders } from './orderRows';
import * as routes from './orders.routes';
import { refundOrder } from './refundOrder';
import { resendOrders } from './resendOrders';
import { sellAtDesk } from './sellAtDesk';
import { sumOrders } from './sumOrders';

export const ticketOrdersStaffRouter = createRouter()
  .openapi(routes.listOrdersRoute, async (c) =>
    c.json(await listOrders(c.var.deps, c.req.valid('query')), 200),
  )
  .openapi(routes.sumOrdersRoute, async (c) => c.json(await sumOrders(c.var.deps, c.req.valid('query')), 200))
  .openapi(routes.exportOrdersRoute, async (c) => {
    const rows = await exportOrders(c.var.deps, c.req.valid('query'));
    return c.body(...csvAnswer(c.var.deps, 'tickets', orderColumns, rows));
  })
  .openapi(routes.getOrderDetailRoute, async (c) =>
    c.json(await orderDetail(c.var.deps, c.req.valid('param').orderId), 200),
  )
  .openapi(routes.resendByStaffRoute, async (c) => {
    const { orderId } = c.req.valid('param');
    await orderDetail(c.var.deps, orderId);
    await resendOrder(c.var.deps, orderId);
    return c.json({ status: 'queued' as const }, 200);
  })
  .openapi(routes.resendOrdersRoute, async (c) => {
    const key = c.req.valid('header')['idempotency-key'];
    return c.json(await resendOrders(c.var.deps, c.req.valid('json'), key), 200);
  })
  .openapi(routes.refundOrderRoute, async (c) => {
    const { orderId } = c.req.valid('param');
    await refundOrder(c.var.deps, orderId, c.req.valid('json'), c.var.actor.id);
    return c.json(await orderDetail(c.var.deps, orderId), 200);
  })
  .openapi(routes.sellAtDeskRoute, async (c) => {
    const requestKey = c.req.valid('header')['idempotency-key'];
    const attempt = { requestKey, actor: c.var.actor.id };
    const id = await sellAtDesk(c.var.deps, c.req.valid('json'), attempt);
    return c.json(await orderDetail(c.var.deps, id), 201);
  });
