import type { Checkout } from '../api';

/** One payment at the checkout, and who hears how it ended. */
export interface Till {
  readonly checkout: NonNullable<Checkout>;
  /** The checkout was closed, with the payment's number there if one was made. */
  readonly ended: (transactionId: string | undefined) => void;
  readonly unreachable: (error: unknown) => void;
}
