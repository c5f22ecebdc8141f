import type { Checkout } from '../api';

/** One payment at the checkout, and who is told how it ended. */
export interface CheckoutSession {
  readonly checkout: NonNullable<Checkout>;
  /** The checkout was closed, with the transaction's id if a payment was made. */
  readonly onEnd: (transactionId: string | undefined) => void;
  readonly onUnreachable: (error: unknown) => void;
}
