import { eq, sql } from 'drizzle-orm';
import { payments } from '../platform/db/schema';
import type { PaymentDeps } from './paymentDeps';
import type { Transaction, TransactionStatus } from './provider';

export type Payment = typeof payments.$inferSelect;

/** A later report may be older news: a status never returns to one of less weight. */
const weight: Record<TransactionStatus, number> = { pending: 0, failed: 1, successful: 2 };

interface Recorded {
  payment: Payment;
  /** Whether it was reported as failed before, and succeeded after all. */
  hadFailed: boolean;
}

/**
 * Stores a transaction as it was reported, one row for each, in the caller's transaction, which has locked the order.
 */
export async function recordPayment(
  { db, clock }: Pick<PaymentDeps, 'db' | 'clock'>,
  transaction: Transaction,
  orderId: string | undefined,
): Promise<Recorded> {
  const now = clock.now();
  const facts = {
    status: transaction.status,
    amount: transaction.amount,
    currency: transaction.currency,
    providerReference: transaction.providerReference ?? null,
    paymentType: transaction.paymentType ?? null,
    fee: transaction.fee ?? null,
    response: transaction.response ?? null,
    changedAt: now,
  };
  const [before] = await db.select().from(payments).where(eq(payments.providerId, transaction.id));
  const isNews = sql`${weightInSql} <= ${weight[transaction.status]} and not ${payments.granted}`;
  const [row] = await db
    .insert(payments)
    .values({
      ...facts,
      providerId: transaction.id,
      txRef: transaction.txRef,
      orderId: orderId ?? null,
      firstSeenAt: now,
    })
    .onConflictDoUpdate({ target: payments.providerId, set: facts, setWhere: isNews })
    .returning();
  const payment = row ?? before;
  if (!payment) throw new Error(`Payment ${transaction.id} is neither new nor stored`);
  return { payment, hadFailed: before?.status === 'failed' && payment.status === 'successful' };
}

const weightInSql = sql`case ${payments.status} when 'pending' then ${weight.pending}::int when 'failed' then ${weight.failed}::int else ${weight.successful}::int end`;
