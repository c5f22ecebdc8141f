import type { PaymentClaim } from './paymentRecord';

/** What the API says of an order's payment. */
export interface PaymentAnswer {
  readonly state: 'created' | 'pending' | 'paid' | 'refunded' | 'failed' | 'expired';
  /** Money came that could not be taken for the order; staff looks at it. */
  readonly needsStaff: boolean;
}

/** Where a payment stands on this page. */
export type PaymentState =
  /** Nothing is under way: the form is shown. */
  | 'ready'
  /** An earlier visit left the page with the checkout open. The form is shown while the API is asked. */
  | 'left'
  /** The API is asked to begin the payment. */
  | 'starting'
  /** The checkout is open. */
  | 'open'
  /** The checkout was closed, and the API is asked how the payment ended. */
  | 'asking'
  /** Money may be on its way: the page waits instead of offering to pay again. */
  | 'awaited'
  /** Nothing was paid: the form says why. */
  | 'closed'
  | 'failed'
  | 'expired'
  /** The API has confirmed that money has come, whether or not it was refunded since. */
  | 'paid';

/** What moves a payment: an action on the page, or an answer of the API. */
export type PaymentEvent =
  /** The form was sent. */
  | 'sent'
  /** The API refused the order or gave no checkout, or the checkout could not be opened. */
  | 'stopped'
  /** The API has named the checkout to open. */
  | 'opened'
  /** The checkout was closed, or there is none to open. */
  | 'ended'
  /** The API does not know of a payment, and the checkout reported none. */
  | 'nothing'
  /** The API does not know yet of a payment that the checkout reported. */
  | 'made'
  | 'pending'
  /** Money came that does not fit the order. */
  | 'needs_staff'
  | 'paid'
  | 'failed'
  | 'expired';

/** Wherever money may have come, no second payment is offered. */
const mayBePaid = { made: 'awaited', pending: 'awaited', needs_staff: 'awaited', paid: 'paid' } as const;
const endedUnpaid = { failed: 'failed', expired: 'expired' } as const;

/** All moves of a payment. What is not listed is forbidden, such as the late answer about an earlier payment. */
const moves: Readonly<Record<PaymentState, Partial<Readonly<Record<PaymentEvent, PaymentState>>>>> = {
  ready: { sent: 'starting' },
  // Without an answer the form stays: the API tells anyone who sends it what has been paid.
  left: { sent: 'starting', nothing: 'ready', ...mayBePaid, ...endedUnpaid },
  starting: { stopped: 'ready', opened: 'open', ended: 'asking', ...mayBePaid },
  open: { stopped: 'ready', ended: 'asking', ...mayBePaid },
  asking: { nothing: 'closed', ...mayBePaid, ...endedUnpaid },
  awaited: { paid: 'paid', ...endedUnpaid },
  closed: { sent: 'starting' },
  failed: { sent: 'starting' },
  expired: { sent: 'starting' },
  paid: {},
};

/** Returns the state that follows, or undefined when the event is forbidden in this state. */
export const nextState = (state: PaymentState, event: PaymentEvent): PaymentState | undefined =>
  moves[state][event];

/**
 * Returns what an answer of the API means.
 * @param claim the payment that the API was asked about, as far as this device knows it
 */
export function eventOf(
  { state, needsStaff }: PaymentAnswer,
  claim: Partial<PaymentClaim> | undefined,
): PaymentEvent {
  if (state === 'paid' || state === 'refunded') return 'paid';
  if (needsStaff) return 'needs_staff';
  if (state === 'created') return claim?.transactionId === undefined ? 'nothing' : 'made';
  return state;
}
