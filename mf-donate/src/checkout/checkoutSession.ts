import type { Checkout } from '../api';

/** One payment at the checkout, and the handlers of its end. */
export interface CheckoutSession {
  readonly checkout: NonNullable<Checkout>;
  /** The checkout was closed, with the transaction's id if a payment was made. */
  readonly onEnd: (transactionId: string | undefined) => void;
  readonly onUnreachable: (error: unknown) => void;
}
