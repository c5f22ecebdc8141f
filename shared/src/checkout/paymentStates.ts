import type { PaymentClaim } from './paymentRecord';

/** The API's answer about an order's payment. */
export interface PaymentAnswer {
  readonly state: 'created' | 'pending' | 'paid' | 'refunded' | 'failed' | 'expired';
  /** Whether money was received that does not fit the order, so that staff must check it. */
  readonly needsStaff: boolean;
}

/** The state of a payment on this page. */
export type PaymentState =
  /** No payment in progress: the form is shown. */
  | 'ready'
  /** An earlier visit left the page with the checkout open. The form is shown while the API is asked. */
  | 'left'
  /** The API is beginning the payment. */
  | 'starting'
  /** The checkout is open. */
  | 'open'
  /** The checkout was closed, and the API is being asked about the payment. */
  | 'asking'
  /** Money may be on its way: the page waits and does not offer another payment. */
  | 'awaited'
  /** Nothing was paid: the form says why. */
  | 'closed'
  | 'failed'
  | 'expired'
  /** The API has confirmed the money, whether or not it was refunded since. */
  | 'paid';

/** Changes the state of a payment: an action on the page, or an answer of the API. */
export type PaymentEvent =
  /** The form was submitted. */
  | 'sent'
  /** The API refused the order or gave no checkout, or the checkout could not be opened. */
  | 'stopped'
  /** The API has returned the checkout to open. */
  | 'opened'
  /** The checkout was closed, or there is none to open. */
  | 'ended'
  /** The API has no payment, and the checkout reported none. */
  | 'nothing'
  /** The checkout reported a payment that the API does not have yet. */
  | 'made'
  | 'pending'
  /** Money was received that does not fit the order. */
  | 'needs_staff'
  | 'paid'
  | 'failed'
  | 'expired';

/** When money may have been paid, no second payment is offered. */
const mayBePaid = { made: 'awaited', pending: 'awaited', needs_staff: 'awaited', paid: 'paid' } as const;
const endedUnpaid = { failed: 'failed', expired: 'expired' } as const;

/** All transitions. Anything else is forbidden, such as a late answer about an earlier payment. */
const moves: Readonly<Record<PaymentState, Partial<Readonly<Record<PaymentEvent, PaymentState>>>>> = {
  ready: { sent: 'starting' },
  // Without an answer the form stays. On submit, the API reports what has been paid.
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
 * Returns the event that an answer of the API causes.
 * @param claim the payment that the API was asked about, as this device knows it
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
