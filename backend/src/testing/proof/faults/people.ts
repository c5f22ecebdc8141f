import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { StartedDonation } from '../../../donations/donations.routes';
import type { Way } from '../../../payments/checkout/ledger/processor';
import type { StartedTicketOrder, TicketOrderState } from '../../../tickets/orders/order.routes';
import type { CheckoutRequest } from '../../checkout';
import { aDonation } from '../../payments';
import { aBuyer, some } from '../../tickets';
import type { Parts } from './parts';

/** Somebody whose page has said that all is paid. */
export interface Served {
  readonly email: string;
  readonly kind: 'tickets' | 'donation';
  readonly txRef: string;
  /** Pesewas. */
  readonly amount: number;
  /** Tickets that they bought. */
  readonly quantity: number;
}

/** How people get answers while parts fail. */
export interface Persistence {
  /** Notes that a request had to be repeated. */
  onRepeat: () => void;
  /** Ends the patience of everybody. */
  signal: AbortSignal;
}

const ways: readonly Way[] = ['card', 'mobile-money', 'mobile-money-later'];

/** Creates people who buy and give as pages do: they repeat a request until it is answered, at one instance or the other. */
export function createPeople({ origins, checkout }: Parts, { onRepeat, signal }: Persistence) {
  let asked = 0;
  const pause = async (ms: number) => {
    signal.throwIfAborted();
    await wait(ms);
  };
  const ask = async <T>(method: string, path: string, body?: object, token?: string): Promise<T> => {
    for (;;) {
      asked += 1;
      const response = await fetch(`${origins[asked % origins.length]}/api${path}`, {
        method,
        headers: {
          ...(token ? { 'hold-token': token } : {}),
          ...(body ? { 'content-type': 'application/json' } : {}),
        },
        ...(body ? { body: JSON.stringify(body) } : {}),
      }).catch(() => undefined);
      const text = await response?.text().catch(() => undefined);
      if (response?.ok && text !== undefined) return JSON.parse(text) as T;
      const mayComeAgain = !response || (response.status === 503 && response.headers.has('retry-after'));
      if (!mayComeAgain) throw new Error(`${method} ${path}: ${response.status} ${text?.slice(0, 200)}`);
      onRepeat();
      await pause(50);
    }
  };

  /** Pays on the page of the payment service; one that is away is tried again, one that has the payment is not. */
  const pay = async (request: CheckoutRequest, way: Way): Promise<void> => {
    for (let isPaid = false; !isPaid;) {
      try {
        await checkout.pay(request, way);
        return;
      } catch {
        await pause(50);
      }
      const known = await checkout.state().catch(() => undefined);
      isPaid = known?.transactions.some(({ txRef }) => txRef === request.txRef) ?? false;
    }
  };
  const confirm = (txRef: string) => ask('POST', '/payments/confirm', { txRef });

  return {
    buy: async (email: string, nth: number): Promise<Served> => {
      const token = randomUUID();
      const quantity = 1 + (nth % 3);
      const type = nth % 4 === 0 ? 'regular' : 'student';
      await ask('PUT', '/tickets/hold', { sale: 'public', items: some(type, quantity) }, token);
      const order = () => ask<StartedTicketOrder>('POST', '/tickets/hold/order', aBuyer({ email }), token);
      const { checkout: request } = await order();
      if (!request) throw new Error('Tickets without a price');
      await pay(request, ways[nth % ways.length] ?? 'card');
      for (;;) {
        await confirm(request.txRef);
        const state = await ask<TicketOrderState>('GET', '/tickets/hold/order', undefined, token);
        if (state.fulfilment === 'given') return { email, kind: 'tickets', quantity, ...request };
        await pause(200);
      }
    },
    give: async (email: string, nth: number): Promise<Served> => {
      const donation = aDonation({ email, amount: 1_000 + nth, project: 'mate', donationId: randomUUID() });
      const { donationId, checkout: request } = await ask<StartedDonation>('POST', '/donations', donation);
      if (!request) throw new Error('A donation without a price');
      await pay(request, ways[nth % ways.length] ?? 'card');
      for (;;) {
        await confirm(request.txRef);
        const { state } = await ask<{ state: string }>('GET', `/donations/${donationId}`);
        if (state === 'paid') return { email, kind: 'donation', quantity: 0, ...request };
        await pause(200);
      }
    },
  };
}
