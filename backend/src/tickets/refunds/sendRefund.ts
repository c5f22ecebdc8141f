import type { EffectHandler } from '../../platform/outbox/effectHandler';
import type { PaymentDeps } from '../../payments/paymentDeps';
import { queuedRefundHandler } from '../../payments/refunds/queuedRefunds';
import { refundKind } from './queueRefund';

/** Carries out the queue's refunds for tickets, each once. */
export const refundHandler = (deps: PaymentDeps): EffectHandler =>
  queuedRefundHandler(deps, { kind: refundKind, what: 'tickets' });
