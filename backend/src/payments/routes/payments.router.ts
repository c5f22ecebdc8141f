import { notFound, ServiceError } from '../../platform/core/errors';
import { createRouter } from '../../platform/http/router';
import { confirmPayment } from '../confirmPayment';
import { confirmPaymentRoute, webhookRoute } from './payments.routes';
import { attemptOf } from '../settle';
import { isRightHash } from '../webhook/checkHash';
import { receiveWebhook } from '../webhook/receiveWebhook';

export const paymentsRouter = createRouter()
  .openapi(confirmPaymentRoute, async (c) => {
    const { deps } = c.var;
    const claim = c.req.valid('json');
    // The payment service is only asked about our own references.
    if (!(await attemptOf(deps, claim.txRef))) throw notFound('This payment');
    const { order, outcome } = await confirmPayment(deps, claim, { by: 'callback' });
    if (!order) throw notFound('This payment');
    if (outcome === 'other_order')
      throw new ServiceError('conflict', 'This payment belongs to something else.');
    const isPaid = order.state === 'paid' || order.state === 'refunded';
    return c.json({ state: order.state, needsStaff: outcome === 'flagged' && !isPaid }, 200);
  })
  .openapi(webhookRoute, async (c) => {
    const { deps } = c.var;
    const { webhookHash, formerWebhookHashes } = deps.settings.payments;
    if (!isRightHash(c.req.header('verif-hash'), webhookHash, formerWebhookHashes)) {
      c.var.log.warn('a webhook without the right secret was refused');
      throw new ServiceError('unauthenticated', 'The secret of this webhook is not right.');
    }
    await receiveWebhook(deps, await c.req.text());
    return c.json({ status: 'ok' as const }, 200);
  });
