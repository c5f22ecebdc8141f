import { readAccountNames, type NameOfAccount } from '../../platform/db/accountNames';
import type { Database } from '../../platform/db/database';
import type { RefundView } from './refund.contract';
import type { Refund } from './finishRefund';

/** A refund as staff sees it. */
export const refundView = (
  { id, amount, state, reason, requestedBy, problem, requestedAt }: Refund,
  nameOf: NameOfAccount,
): RefundView => ({
  id,
  amount,
  state,
  reason,
  requestedBy: nameOf(requestedBy),
  problem,
  at: requestedAt.toISOString(),
});

/** The same with the name read. */
export const readRefundView = async (db: Database, refund: Refund): Promise<RefundView> =>
  refundView(refund, await readAccountNames(db, [refund.requestedBy]));
