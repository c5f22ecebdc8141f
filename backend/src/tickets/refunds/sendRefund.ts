import type { EffectHandler } from '../../platform/outbox/effectHandler';
import type { PaymentDeps } from '../../payments/paymentDeps';
import { queuedRefundHandler } from '../../payments/refunds/queuedRefunds';
import { refundKind } from './queueRefund';

/** Returns the handler of queued refunds for tickets. */
export const refundHandler = (deps: PaymentDeps): EffectHandler =>
  queuedRefundHandler(deps, { kind: refundKind, what: 'tickets' });
