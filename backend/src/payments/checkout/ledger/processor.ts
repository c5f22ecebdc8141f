import { randomBytes } from 'node:crypto';
import type { Clock } from '../../../platform/core/clock';
import type { CheckoutState, LocalTransaction, Session } from './state';
import { dataOf } from './transactionData';
import type { WebhookSender } from './webhookSender';

/** A payment method of the local checkout, with its outcome. */
export type Way =
  | 'card'
  | 'card-later'
  | 'declined-card'
  | 'mobile-money'
  | 'declined-mobile-money'
  | 'mobile-money-later';

/** What is charged. */
export type Charged = Pick<Session, 'txRef' | 'amount' | 'currency' | 'customer'>;

export interface Processor {
  /** Makes a payment; returns undefined when the reference has already been paid. */
  pay(session: Charged, way: Way, cardToken?: string): LocalTransaction | undefined;
  /** Ends a pending payment; one that has ended does not change. */
  settle(transaction: LocalTransaction, status: 'successful' | 'failed'): void;
  /** Settles payments that are due; call it again after a change of the times. */
  wake(): void;
  stop(): void;
}

const outcomes: Record<Way, Pick<LocalTransaction, 'status' | 'paymentType' | 'response'>> = {
  card: { status: 'successful', paymentType: 'card', response: 'Approved' },
  'card-later': { status: 'pending', paymentType: 'card', response: 'Waiting for the bank' },
  'declined-card': { status: 'failed', paymentType: 'card', response: 'Your bank declined the card' },
  'mobile-money': { status: 'successful', paymentType: 'mobilemoneygh', response: 'Approved' },
  'declined-mobile-money': {
    status: 'failed',
    paymentType: 'mobilemoneygh',
    response: 'The request was declined on the phone',
  },
  'mobile-money-later': {
    status: 'pending',
    paymentType: 'mobilemoneygh',
    response: 'Waiting for approval on the phone',
  },
};

interface Options {
  state: CheckoutState;
  clock: Clock;
  sender: WebhookSender;
}

/** Simulates payments, and sends the webhook of each one that has ended. */
export function createProcessor({ state, clock, sender }: Options): Processor {
  let timer: NodeJS.Timeout | undefined;
  const at = (ms: number) => new Date(clock.now().getTime() + ms);

  const announce = (transaction: LocalTransaction) => {
    const { hold, times, delayMs } = state.behaviourFor(transaction.customer);
    const body = { event: 'charge.completed', data: dataOf(transaction) };
    for (let nth = 0; nth < times; nth++) sender.queue(body, { dueAt: hold ? null : at(delayMs) });
  };

  const settle: Processor['settle'] = (transaction, status) => {
    if (transaction.status !== 'pending') return;
    const ended = outcomes[status === 'successful' ? 'mobile-money' : 'declined-mobile-money'];
    Object.assign(transaction, { status, response: ended.response, settlesAt: null });
    state.save();
    announce(transaction);
  };

  const wake = () => {
    clearTimeout(timer);
    const waiting = state.transactions.filter(({ settlesAt }) => settlesAt !== null);
    const now = clock.now().getTime();
    const times = waiting.map(({ settlesAt }) => new Date(settlesAt ?? 0).getTime());
    waiting
      .filter((_, nth) => (times[nth] ?? 0) <= now)
      .forEach((transaction) => settle(transaction, 'successful'));
    const next = Math.min(...times.filter((time) => time > now));
    if (Number.isFinite(next)) timer = setTimeout(wake, next - now);
  };

  return {
    pay: ({ txRef, amount, currency, customer }, way, cardToken) => {
      const before = state.transactions.filter((transaction) => transaction.txRef === txRef);
      if (before.some(({ status }) => status === 'successful')) return undefined;
      const { settleAfterMs } = state.behaviourFor(customer);
      const isLater = way === 'mobile-money-later' && settleAfterMs !== null;
      const transaction: LocalTransaction = {
        ...outcomes[way],
        id: state.newId(),
        txRef,
        flwRef: `FLW-LOCAL-${randomBytes(8).toString('hex')}`,
        amount,
        currency,
        customer,
        createdAt: clock.now().toISOString(),
        settlesAt: isLater ? at(settleAfterMs).toISOString() : null,
        refunded: 0,
        ...(way === 'card' && { cardToken: cardToken ?? `flw-local-${randomBytes(12).toString('hex')}` }),
      };
      state.transactions.push(transaction);
      state.save();
      if (transaction.status !== 'pending') announce(transaction);
      wake();
      return transaction;
    },
    settle,
    wake,
    stop: () => clearTimeout(timer),
  };
}
