import { eq } from 'drizzle-orm';
import { ServiceError } from '../platform/core/errors';
import { orders } from '../platform/db/schema';
import type { Cause } from '../platform/orders/moveOrder';
import type { Order } from '../platform/orders/orderStates';
import { amountOf, raiseFlag } from './raiseFlag';
import type { PaymentDeps } from './paymentDeps';
import { ProviderError, type Transaction } from './provider';
import { attemptOf, settle, type Attempt, type Outcome } from './settle';

/** A reported payment. None of it is trusted. */
export interface Claim {
  txRef?: string | undefined;
  transactionId?: string | undefined;
}

export interface Confirmation {
  /**
   * The outcome of `settle`, or `missing` when the payment service has no such payment, or `other_order` when it
   * belongs to another order.
   */
  outcome: Outcome | 'missing' | 'other_order';
  /** The order of the reference, in its current state. */
  order: Order | undefined;
}

/**
 * Confirms a payment, whether a callback, a webhook or the reconciliation reports it. Fetches the transaction from the
 * payment service and trusts nothing else.
 * @throws ServiceError `unavailable` when the payment service does not respond
 */
export async function confirmPayment(
  deps: PaymentDeps,
  { txRef, transactionId }: Claim,
  cause: Cause,
): Promise<Confirmation> {
  const attempt = txRef === undefined ? undefined : await attemptOf(deps, txRef);
  const transaction = await fetchTransaction(deps, { txRef, transactionId });
  if (!transaction) return { outcome: 'missing', order: attempt && (await orderOf(deps, attempt)) };
  if (attempt && transaction.txRef !== txRef && (await isForeign(deps, attempt, transaction))) {
    return { outcome: 'other_order', order: await orderOf(deps, attempt) };
  }
  return settle(deps, transaction, cause);
}

async function fetchTransaction({ provider }: PaymentDeps, { txRef, transactionId }: Claim) {
  try {
    const byId = transactionId === undefined ? undefined : await provider.transaction(transactionId);
    if (byId || txRef === undefined) return byId;
    return await provider.transactionByReference(txRef);
  } catch (cause) {
    if (!(cause instanceof ProviderError)) throw cause;
    throw new ServiceError(
      'unavailable',
      'We cannot ask the payment service right now. If you have paid, nothing is lost: we ask again by ourselves.',
      { cause },
    );
  }
}

/** Returns whether a payment belongs to another order than the claimed one, and then opens a case for staff. */
async function isForeign(deps: PaymentDeps, attempt: Attempt, transaction: Transaction): Promise<boolean> {
  const own = await attemptOf(deps, transaction.txRef);
  if (own?.orderId === attempt.orderId) return false;
  await deps.db.transaction((tx) =>
    raiseFlag(
      { ...deps, db: tx },
      {
        kind: 'other_order',
        about: `${transaction.id}:${attempt.txRef}`,
        orderId: attempt.orderId,
        txRef: attempt.txRef,
        providerId: transaction.id,
        detail: `A payment of ${amountOf(transaction)} for ${transaction.txRef} was claimed for this order. Nothing was given for it.`,
      },
    ),
  );
  return true;
}

async function orderOf({ db }: PaymentDeps, { orderId }: Attempt): Promise<Order | undefined> {
  const [order] = await db.select().from(orders).where(eq(orders.id, orderId));
  return order;
}
