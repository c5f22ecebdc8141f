import type { LocalTransaction } from './state';

const fee = (amount: number) => Math.round(amount * 0.0195);

/** Returns a transaction as in Flutterwave's responses and webhooks: amounts in cedis. */
export const dataOf = (transaction: LocalTransaction) => ({
  id: transaction.id,
  tx_ref: transaction.txRef,
  flw_ref: transaction.flwRef,
  amount: transaction.amount / 100,
  currency: transaction.currency,
  charged_amount: transaction.amount / 100,
  app_fee: fee(transaction.amount) / 100,
  merchant_fee: 0,
  processor_response: transaction.response,
  narration: 'Local checkout',
  status: transaction.status,
  payment_type: transaction.paymentType,
  created_at: transaction.createdAt,
  amount_settled: (transaction.amount - fee(transaction.amount)) / 100,
  meta: null,
  customer: { id: transaction.id, ...transaction.customer, created_at: transaction.createdAt },
});

/** Returns a transaction as in the answers to queries: unlike webhooks, they have the token of the card. */
export const queriedDataOf = (transaction: LocalTransaction) => ({
  ...dataOf(transaction),
  ...(transaction.cardToken && {
    card: { type: 'VISA', last_4digits: '4242', token: transaction.cardToken },
  }),
});

/** Returns the argument of the page's callback. */
export const callbackOf = (transaction: LocalTransaction, status: string = transaction.status) => ({
  status,
  customer: transaction.customer,
  transaction_id: transaction.id,
  tx_ref: transaction.txRef,
  flw_ref: transaction.flwRef,
  currency: transaction.currency,
  amount: transaction.amount / 100,
  charged_amount: transaction.amount / 100,
  charge_response_code: status === 'successful' ? '00' : '02',
  charge_response_message: transaction.response,
  created_at: transaction.createdAt,
});
