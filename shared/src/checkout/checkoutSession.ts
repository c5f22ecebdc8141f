/** What the API returns to open the checkout; the amount is in pesewas. */
export interface CheckoutDetails {
  readonly txRef: string;
  readonly amount: number;
  readonly currency: 'GHS';
  readonly publicKey: string;
  readonly scriptUrl: string;
  readonly paymentOptions: string;
  readonly customer: { readonly name: string; readonly email: string; readonly phone: string };
  readonly title: string;
  readonly description: string;
}

/** One payment at the checkout and the callback for its result. */
export interface CheckoutSession {
  readonly checkout: CheckoutDetails;
  /** Called when the checkout is closed, with the transaction's id if a payment was made. */
  readonly onEnd: (transactionId: string | undefined) => void;
  readonly onUnreachable: (error: unknown) => void;
}
