import { createRouter } from '../../platform/http/router';
import { listFlags } from '../flags/listFlags';
import { resolveFlag } from '../flags/resolveFlag';
import { refundPayment } from '../refunds/refundPayment';
import { readRefundView } from '../refunds/refundView';
import { settleRefund } from '../refunds/settleRefund';
import { listFlagsRoute, refundPaymentRoute, resolveFlagRoute, settleRefundRoute } from './staff.routes';

export const paymentStaffRouter = createRouter()
  .openapi(refundPaymentRoute, async (c) => {
    const sent = await refundPayment(c.var.deps, {
      ...c.req.valid('json'),
      paymentId: c.req.valid('param').paymentId,
      requestKey: c.req.valid('header')['idempotency-key'],
      actor: c.var.actor.id,
    });
    return c.json(await readRefundView(c.var.deps.db, sent), 200);
  })
  .openapi(settleRefundRoute, async (c) => {
    const { refundId } = c.req.valid('param');
    const { happened } = c.req.valid('json');
    const settled = await settleRefund(c.var.deps, { refundId, happened, actor: c.var.actor.id });
    return c.json(await readRefundView(c.var.deps.db, settled), 200);
  })
  .openapi(listFlagsRoute, async (c) => c.json(await listFlags(c.var.deps, c.req.valid('query')), 200))
  .openapi(resolveFlagRoute, async (c) => {
    const { id } = c.req.valid('param');
    const { note } = c.req.valid('json');
    return c.json(await resolveFlag(c.var.deps, { id, note, actor: c.var.actor.id }), 200);
  });
