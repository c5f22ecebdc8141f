import type { RefundView } from './refund.contract';
import type { Refund } from './finishRefund';

/** A refund as staff sees it. */
export const refundView = ({
  id,
  amount,
  state,
  reason,
  requestedBy,
  problem,
  requestedAt,
}: Refund): RefundView => ({
  id,
  amount,
  state,
  reason,
  requestedBy,
  problem,
  at: requestedAt.toISOString(),
});
