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

/** The payment of one page, as the hook holds it. */
export interface PaymentHost<Order> {
  options: PaymentOptions<Order>;
  local: LocalPayment;
  /** Opens the checkout. Resolves once it is closed, with the transaction's id if a payment was made there. */
  open: (checkout: CheckoutDetails) => Promise<string | undefined>;
  /** Renders the page anew. */
  show: (local: LocalPayment) => void;
  stateOf: (stored: Pick<PaymentOptions<never>, 'record' | 'isPending'>, local: LocalPayment) => PaymentState;
}

/** Counts where the API cannot be asked: it may not know of the payment yet. */
const NO_ANSWER: PaymentAnswer = { state: 'created', needsStaff: false };

/**
 * Pays an order at the checkout and acts on the API's answer. Does nothing while a payment is under way.
 * @throws what the form shows: refusals of the API, and a checkout that cannot be opened
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

/** Asks how a payment ended whose page was left with the checkout open. */
export async function askAboutLeft<Order>(host: PaymentHost<Order>, txRef: string): Promise<void> {
  const answer = await host.options.confirm({ txRef }).catch(() => NO_ANSWER);
  report(host, answer, { txRef });
}

/** Acts on an answer of the API. */
export function report<Order>(host: PaymentHost<Order>, answer: PaymentAnswer, claim?: PaymentClaim): void {
  const next = move(host, eventOf(answer, claim ?? host.options.record), claim);
  if (next && next !== 'ready' && next !== 'paid') host.options.onAnswer?.();
}

/** Carries out an event, and stores what another visit or tab has to know. Returns undefined when it is forbidden. */
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
  // From now on this payment is known here, and no more one that an earlier visit has left.
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

/** What is stored with a state; the others leave what there is. */
const records: Partial<Readonly<Record<PaymentState, Change>>> = {
  open: (_, claim) => claim,
  awaited: (record, claim) => ({ ...record, ...claim, isAwaited: true }),
  // It may have been paid all the same: the next visit asks again.
  closed: (record, claim) => claim ?? record,
  failed: () => undefined,
  expired: () => undefined,
  paid: (record) => ({ ...record, isPaid: true }),
};
