import { readAccountNames, type NameOfAccount } from '../../platform/db/accountNames';
import type { Database } from '../../platform/db/database';
import type { RefundView } from './refund.contract';
import type { Refund } from './finishRefund';

/** Returns a refund as staff see it. */
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

/** Returns the same after reading the account's name. */
export const readRefundView = async (db: Database, refund: Refund): Promise<RefundView> =>
  refundView(refund, await readAccountNames(db, [refund.requestedBy]));
