import { createRouter } from '../http/router';
import { listFlags } from './flags/list-flags';
import { resolveFlag } from './flags/resolve-flag';
import { refundPayment } from './refunds/refund-payment';
import { refundView } from './refunds/refund-view';
import { settleRefund } from './refunds/settle-refund';
import { listFlagsRoute, refundPaymentRoute, resolveFlagRoute, settleRefundRoute } from './staff.routes';

export const paymentStaffRouter = createRouter()
  .openapi(refundPaymentRoute, async (c) => {
    const sent = await refundPayment(c.var.deps, {
      ...c.req.valid('json'),
      paymentId: c.req.valid('param').paymentId,
      requestKey: c.req.valid('header')['idempotency-key'],
      actor: c.var.actor.id,
    });
    return c.json(refundView(sent), 200);
  })
  .openapi(settleRefundRoute, async (c) => {
    const { refundId } = c.req.valid('param');
    const { happened } = c.req.valid('json');
    return c.json(
      refundView(await settleRefund(c.var.deps, { refundId, happened, actor: c.var.actor.id })),
      200,
    );
  })
  .openapi(listFlagsRoute, async (c) => c.json(await listFlags(c.var.deps, c.req.valid('query')), 200))
  .openapi(resolveFlagRoute, async (c) => {
    const { id } = c.req.valid('param');
    const { note } = c.req.valid('json');
    return c.json(await resolveFlag(c.var.deps, { id, note, actor: c.var.actor.id }), 200);
  });
