import type { CheckoutDetails, CheckoutSession } from './checkoutSession';
import type { UnpaidReason } from './NotPaidYet';
import type { PaymentClaim, PaymentRecord } from './paymentRecord';
import type { PaymentAnswer, PaymentState } from './paymentStates';

/** What the API answers when a payment is begun. */
interface StartedPayment {
  readonly checkout?: CheckoutDetails | null | undefined;
  /** How the order stands, where there is no checkout to open. */
  readonly answer?: PaymentAnswer;
}

/** What differs between the things that are paid for. */
export interface PaymentOptions<Order> {
  /** What is stored of the payment on this device. */
  readonly record: PaymentRecord | undefined;
  readonly keep: (record: PaymentRecord | undefined) => void;
  /** The API says of the order itself that money is on its way, wherever it was begun. */
  readonly isPending?: boolean;
  /** Begins the payment. Its rejections are shown by the form. */
  readonly start: (order: Order) => Promise<StartedPayment>;
  readonly confirm: (claim: PaymentClaim) => Promise<PaymentAnswer>;
  /** Called when an answer has changed the state, other than to paid. */
  readonly onAnswer?: () => void;
  /** Called once the payment is paid, in every tab that shows it. */
  readonly onPaid?: () => void;
}

export interface Payment<Order> {
  readonly state: PaymentState;
  /** Why nothing was paid, once the last try has ended. */
  readonly unpaidReason: UnpaidReason | undefined;
  /** For `CheckoutFrame`. */
  readonly session: CheckoutSession | undefined;
  /** @throws what the form shows: refusals of the API, and a checkout that cannot be opened */
  readonly pay: (order: Order) => Promise<void>;
  /** Acts on an answer of the API, such as one that was waited for. */
  readonly report: (answer: PaymentAnswer) => Promise<void>;
}

/** What only this page knows: its state, and the last payment that it has to do with. */
export interface LocalPayment {
  readonly state: PaymentState;
  readonly txRef?: string;
}
