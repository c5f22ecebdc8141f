import type { CheckoutDetails, CheckoutSession } from './checkoutSession';
import type { UnpaidReason } from './NotPaidYet';
import type { PaymentClaim, PaymentRecord } from './paymentRecord';
import type { PaymentAnswer, PaymentState } from './paymentStates';

/** What the API returns when a payment begins. */
interface StartedPayment {
  readonly checkout?: CheckoutDetails | null | undefined;
  /** The state of the order, when there is no checkout to open. */
  readonly answer?: PaymentAnswer;
}

/** The differences between the things that can be paid for. */
export interface PaymentOptions<Order> {
  /** The payment's record on this device. */
  readonly record: PaymentRecord | undefined;
  readonly keep: (record: PaymentRecord | undefined) => void;
  /** Whether the API reports a pending payment for the order, on any device. */
  readonly isPending?: boolean;
  /** Begins the payment. The form shows its errors. */
  readonly start: (order: Order) => Promise<StartedPayment>;
  readonly confirm: (claim: PaymentClaim) => Promise<PaymentAnswer>;
  /** Called when an answer has changed the state, except to paid. */
  readonly onAnswer?: () => void;
  /** Called when the payment is paid, in every tab that shows it. */
  readonly onPaid?: () => void;
}

export interface Payment<Order> {
  readonly state: PaymentState;
  /** Why nothing was paid, after the last attempt has ended. */
  readonly unpaidReason: UnpaidReason | undefined;
  /** For `CheckoutFrame`. */
  readonly session: CheckoutSession | undefined;
  /** @throws errors for the form: refusals of the API, and a checkout that cannot be opened */
  readonly pay: (order: Order) => Promise<void>;
  /** Applies an answer of the API, such as one from polling. */
  readonly report: (answer: PaymentAnswer) => Promise<void>;
}

/** What only this page knows: its state and its last payment. */
export interface LocalPayment {
  readonly state: PaymentState;
  readonly txRef?: string;
}
