import type { FileStore } from '../../../platform/identity/store/fileStore';

/** A payment of the local checkout, pending or ended. Amounts are in hundredths of the currency. */
export interface LocalTransaction {
  id: number;
  txRef: string;
  flwRef: string;
  status: 'pending' | 'successful' | 'failed';
  amount: number;
  currency: string;
  paymentType: 'card' | 'mobilemoneygh';
  response: string;
  customer: LocalCustomer;
  createdAt: string;
  /** When it succeeds automatically. */
  settlesAt: string | null;
  refunded: number;
  /** Charges the same card again; of cards alone. */
  cardToken?: string;
  /** Where the page of a request to a phone leads. */
  returnTo?: string | undefined;
}

export interface LocalCustomer {
  name: string;
  email: string;
  phone_number: string;
}

/** A checkout that was opened on a page of the site. */
export interface Session {
  id: string;
  /** The page's origin; only this origin gets the result. */
  origin: string;
  txRef: string;
  amount: number;
  currency: string;
  methods: LocalTransaction['paymentType'][];
  customer: LocalCustomer;
  title: string;
  description: string;
  redirectUrl: string | null;
}

/** A webhook that was not delivered yet. */
export interface Delivery {
  id: number;
  body: string;
  header: 'right' | 'wrong' | 'none';
  /** When it is sent; null while it is held back. */
  dueAt: string | null;
  tries: number;
  /** Sent once, whatever the response. */
  once: boolean;
}

/** The behaviour of the local checkout, including the problems of a real one. */
export interface Behaviour {
  /** Webhooks are kept until they are released. */
  hold: boolean;
  /** How often each webhook is sent. */
  times: number;
  /** Delay of a webhook after its cause, ms. */
  delayMs: number;
  /** When a mobile-money payment succeeds automatically, ms; null for never. */
  settleAfterMs: number | null;
  /** How often a page's callback is called. */
  callbacks: number;
  /** Mobile money calls back 'successful' while it is still pending, as the real one has been seen to do. */
  callbackLies: boolean;
  /** Whether the REST interface is up or down. */
  rest: 'up' | 'down';
  /** What becomes of charges of a card by its token. */
  tokens: 'approve' | 'decline' | 'pend';
  /** How such a charge is answered: as it is, not at all although it was made, or as successful in any case. */
  charges: 'answered' | 'lost' | 'praised';
  /** How a request to a phone is answered: with the page on which it goes on, without one, or not sent. */
  phones: 'page' | 'none' | 'refused';
  /** How long such a charge takes, ms; it is made even if nobody waits for it. */
  chargeMs: number;
  /** How long an answer of the REST interface about a payment takes, ms. */
  restMs: number;
}

interface Kept {
  lastId: number;
  behaviour: Behaviour;
  /** Different behaviour for single customers, by email address, so that parallel tests do not interfere. */
  exceptions: Record<string, Partial<Behaviour>>;
  sessions: Session[];
  transactions: LocalTransaction[];
  refunds: LocalRefund[];
  deliveries: Delivery[];
}

interface LocalRefund {
  id: number;
  transactionId: number;
  amount: number;
  comments: string;
  createdAt: string;
}

export const usualBehaviour: Behaviour = {
  hold: false,
  times: 1,
  delayMs: 0,
  settleAfterMs: 20_000,
  callbacks: 1,
  callbackLies: false,
  rest: 'up',
  tokens: 'approve',
  charges: 'answered',
  phones: 'page',
  chargeMs: 0,
  restMs: 0,
};

/** Old checkouts are deleted; payments and undelivered webhooks are not. */
const mostSessions = 200;

export interface CheckoutState extends Kept {
  newId(): number;
  /** Saves the state; nothing is reported before it is saved. */
  save(): void;
  /** Returns the behaviour for a customer. */
  behaviourFor(customer: Pick<LocalCustomer, 'email'> | undefined): Behaviour;
}

export function openState(store: FileStore<Kept>): CheckoutState {
  const stored = store.read();
  const state: CheckoutState = {
    lastId: stored?.lastId ?? 1_000_000,
    behaviour: { ...usualBehaviour, ...stored?.behaviour },
    exceptions: stored?.exceptions ?? {},
    sessions: stored?.sessions ?? [],
    transactions: stored?.transactions ?? [],
    refunds: stored?.refunds ?? [],
    deliveries: stored?.deliveries ?? [],
    newId: () => (state.lastId += 1),
    save: () => {
      state.sessions.splice(0, state.sessions.length - mostSessions);
      const { lastId, behaviour, exceptions, sessions, transactions, refunds, deliveries } = state;
      store.write({ lastId, behaviour, exceptions, sessions, transactions, refunds, deliveries });
    },
    behaviourFor: (customer) => ({ ...state.behaviour, ...(customer && state.exceptions[customer.email]) }),
  };
  return state;
}
