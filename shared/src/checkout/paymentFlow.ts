import type { CheckoutDetails } from './checkoutSession';
import { PaymentNotOpened, UNREACHABLE } from './paymentNotOpened';
import type { LocalPayment, PaymentOptions } from './paymentOptions';
import type { PaymentClaim, PaymentRecord } from './paymentRecord';
import {
  eventOf,
  nextState,
  type PaymentAnswer,
  type PaymentEvent,
  type PaymentState,
} from './paymentStates';

/** The payment of a page as the hook sees it. */
export interface PaymentHost<Order> {
  options: PaymentOptions<Order>;
  local: LocalPayment;
  /** Opens the checkout. Resolves when it is closed, with the transaction's id if a payment was made. */
  open: (checkout: CheckoutDetails) => Promise<string | undefined>;
  /** Updates the page. */
  show: (local: LocalPayment) => void;
  stateOf: (stored: Pick<PaymentOptions<never>, 'record' | 'isPending'>, local: LocalPayment) => PaymentState;
}

/** Used when the API cannot be reached: it may not have the payment yet. */
const NO_ANSWER: PaymentAnswer = { state: 'created', needsStaff: false };

/**
 * Pays an order at the checkout and applies the API's answer. Does nothing while a payment is in progress.
 * @throws errors for the form: refusals of the API, and a checkout that cannot be opened
 */
export async function pay<Order>(host: PaymentHost<Order>, order: Order): Promise<void> {
  if (!move(host, 'sent')) return;
  try {
    const { checkout, answer } = await host.options.start(order);
    if (checkout) return await payAt(host, checkout);
    if (answer && move(host, 'ended')) return report(host, answer);
    move(host, 'stopped');
  } catch (failure) {
    move(host, 'stopped');
    throw failure;
  }
}

async function payAt<Order>(host: PaymentHost<Order>, checkout: CheckoutDetails): Promise<void> {
  const { txRef } = checkout;
  if (!move(host, 'opened', { txRef })) return;
  const transactionId = await host.open(checkout).catch((cause: unknown) => {
    throw new PaymentNotOpened(UNREACHABLE, cause);
  });
  if (!move(host, 'ended')) return;
  const claim = { txRef, ...(transactionId && { transactionId }) };
  const answer = await host.options.confirm(claim).catch(() => NO_ANSWER);
  report(host, answer, claim);
}

/** Asks the API about a payment whose page was left with the checkout open. */
export async function askAboutLeft<Order>(host: PaymentHost<Order>, txRef: string): Promise<void> {
  const answer = await host.options.confirm({ txRef }).catch(() => NO_ANSWER);
  report(host, answer, { txRef });
}

/** Applies an answer of the API. */
export function report<Order>(host: PaymentHost<Order>, answer: PaymentAnswer, claim?: PaymentClaim): void {
  const next = move(host, eventOf(answer, claim ?? host.options.record), claim);
  if (next && next !== 'ready' && next !== 'paid') host.options.onAnswer?.();
}

/** Applies an event and stores what other visits and tabs need. Returns undefined when the event is forbidden. */
function move<Order>(
  host: PaymentHost<Order>,
  event: PaymentEvent,
  claim?: PaymentClaim,
): PaymentState | undefined {
  const { options, local } = host;
  const { record } = options;
  const next = nextState(host.stateOf(options, local), event);
  if (!next) return undefined;
  const isStored = next === 'awaited' || next === 'paid';
  // From now on this payment belongs to this page, not to an earlier visit.
  const txRef = claim?.txRef ?? record?.txRef;
  host.local = { state: isStored ? 'ready' : next, ...(txRef && { txRef }) };
  host.show(host.local);
  const change = records[next];
  if (change) {
    const changed = change(record, claim);
    host.options = { ...options, record: changed };
    options.keep(changed);
  }
  return next;
}

type Change = (record: PaymentRecord | undefined, claim?: PaymentClaim) => PaymentRecord | undefined;

/** What is stored with a state. Other states leave the record unchanged. */
const records: Partial<Readonly<Record<PaymentState, Change>>> = {
  open: (_, claim) => claim,
  awaited: (record, claim) => ({ ...record, ...claim, isAwaited: true }),
  // It may have been paid nevertheless, so the next visit asks again.
  closed: (record, claim) => claim ?? record,
  failed: () => undefined,
  expired: () => undefined,
  paid: (record) => ({ ...record, isPaid: true }),
};
