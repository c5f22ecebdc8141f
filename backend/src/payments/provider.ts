/** How a transaction stands with the payment service. */
export type TransactionStatus = 'successful' | 'failed' | 'pending';

/** A transaction as the payment service reports it. */
export interface Transaction {
  /** The payment service's own number. */
  id: string;
  /** Our reference that it was paid by. */
  txRef: string;
  status: TransactionStatus;
  /** In hundredths of the currency. */
  amount: number;
  currency: string;
  providerReference: string | undefined;
  paymentType: string | undefined;
  fee: number | undefined;
  response: string | undefined;
}

interface ProviderRefund {
  id: string;
}

/** All that we ask of a payment service; Flutterwave's and the local checkout's are the same. */
export interface PaymentProvider {
  /** @throws ProviderError; undefined when there is no such transaction */
  transaction(id: string): Promise<Transaction | undefined>;
  /** The one that says most of those under a reference: a successful one, or else the newest. @throws ProviderError */
  transactionByReference(txRef: string): Promise<Transaction | undefined>;
  /**
   * Sends money back, once for each call.
   * @param amount in hundredths of the currency
   * @param comment kept with the refund on the payment service's pages
   * @throws ProviderError `refused` when it surely did not happen, `away` when nobody knows
   */
  refund(transactionId: string, amount: number, comment: string): Promise<ProviderRefund>;
}

/**
 * Why the payment service could not be asked: it is `away` (no answer, or one that says so), it `refused`, or what it
 * said is `nonsense`.
 */
export type ProviderProblem = 'away' | 'refused' | 'nonsense';

export class ProviderError extends Error {
  override name = 'ProviderError';

  constructor(
    readonly problem: ProviderProblem,
    message: string,
    options?: ErrorOptions,
  ) {
    super(message, options);
  }
}
