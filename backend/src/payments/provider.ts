/** The payment service's status of a transaction. */
export type TransactionStatus = 'successful' | 'failed' | 'pending';

/** A transaction as the payment service reports it. */
export interface Transaction {
  /** The payment service's own number. */
  id: string;
  /** Our reference that it was paid under. */
  txRef: string;
  status: TransactionStatus;
  /** In hundredths of the currency. */
  amount: number;
  currency: string;
  providerReference: string | undefined;
  paymentType: string | undefined;
  fee: number | undefined;
  response: string | undefined;
  /** Charges the same card again. A secret: it is stored sealed only. */
  cardToken?: string | undefined;
}

interface ProviderRefund {
  id: string;
}

/** What the payment service's own page shows and charges. */
export interface HostedPayment {
  txRef: string;
  /** In hundredths of the currency. */
  amount: number;
  currency: string;
  paymentOptions: string;
  customer: { name: string; email: string; phone: string };
  title: string;
  description: string;
}

/** A charge without a page. The payment service takes money once for each reference. */
export interface DirectCharge {
  txRef: string;
  /** In hundredths of the currency. */
  amount: number;
  currency: string;
  customer: { name: string; email: string; phone: string };
  description: string;
  /** Where a page of the payment service leads afterwards. */
  returnTo: string;
}

/** All requests to a payment service; Flutterwave and the local checkout share them. */
export interface PaymentProvider {
  /** Returns a transaction; undefined when it does not exist. @throws ProviderError */
  transaction(id: string): Promise<Transaction | undefined>;
  /**
   * Returns the most relevant transaction of a reference: a successful one, or else the newest. @throws ProviderError
   */
  transactionByReference(txRef: string): Promise<Transaction | undefined>;
  /**
   * Returns the address of the payment service's own page for a payment. It then leads to `returnTo`, with claims about
   * the outcome in its query. @throws ProviderError
   */
  hostedPage(payment: HostedPayment, returnTo: string): Promise<string>;
  /**
   * Charges a card by its token. The answer decides nothing: the caller looks the reference up afterwards.
   * @throws ProviderError `refused` when nothing was charged, `away` when the outcome is unknown
   */
  chargeCard(charge: DirectCharge, cardToken: string): Promise<void>;
  /**
   * Asks the owner of a mobile-money account for approval on their phone.
   * @returns a page of the payment service on which they go on, if there is one
   * @throws ProviderError as for a card
   */
  chargePhone(charge: DirectCharge): Promise<string | undefined>;
  /**
   * Refunds money, once for each call.
   * @param amount in hundredths of the currency
   * @param comment stored with the refund on the payment service's pages
   * @throws ProviderError `refused` when it certainly failed, `away` when the outcome is unknown
   */
  refund(transactionId: string, amount: number, comment: string): Promise<ProviderRefund>;
}

/**
 * Why a request to the payment service failed: it is `away` (no response, or one that says so), it `refused`, or its
 * response is `nonsense`.
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
