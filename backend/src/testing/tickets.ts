import { randomUUID } from 'node:crypto';
import type { TicketHold } from '../tickets/holds/hold.routes';
import type { Availability } from '../tickets/sale/sale.routes';
import type { StartedTicketOrder, TicketOrderState } from '../tickets/orders/order.routes';
import type { TicketOrderView } from '../tickets/issued/issued.routes';
import type { TestApi } from './api';
import { askOf } from './ask';
import type { TestPayments } from './payments';
import { emptyTables, PAYMENT_TABLES } from './database';

/** Creates a client of the box office that acts like a buyer's page. */
export function boxOfficeOf(api: Pick<TestApi, 'send'>) {
  const ask = askOf(api);
  const put = (token: string, items: object[], changes: object = {}) =>
    ask<TicketHold>('PUT', '/tickets/hold', { sale: 'public', items, ...changes }, { 'hold-token': token });

  return {
    ask,
    put,
    /** Holds tickets under a new token and returns the token. */
    hold: async (items: object[], changes: object = {}) => {
      const token = randomUUID();
      return { token, ...(await put(token, items, changes)) };
    },
    look: (token: string) => ask<TicketHold>('GET', '/tickets/hold', undefined, { 'hold-token': token }),
    release: (token: string) => ask<null>('DELETE', '/tickets/hold', undefined, { 'hold-token': token }),
    availability: async () => (await ask<Availability>('GET', '/tickets/availability')).body,
    left: async (type: string) => {
      const { body } = await ask<Availability>('GET', '/tickets/availability');
      return body.types.find(({ id }) => id === type)?.left;
    },
  };
}

/** A buyer as the form sends one. */
export const aBuyer = (changes: object = {}) => ({
  name: 'Ama Serwaa Danso',
  email: 'ama@example.com',
  method: 'card',
  ...changes,
});

/** Creates a client of a box office whose buyers pay at the local checkout. */
export function payingBoxOffice(shop: TestPayments) {
  const box = boxOfficeOf(shop);
  const start = (token: string, changes: object = {}) =>
    box.ask<StartedTicketOrder>('POST', '/tickets/hold/order', aBuyer(changes), { 'hold-token': token });
  const pay = async ({ checkout }: StartedTicketOrder) => {
    if (!checkout) throw new Error('There is nothing to pay');
    const { callbacks } = await shop.checkout.pay(checkout, 'card');
    await shop.confirm(checkout.txRef, callbacks[0]?.transaction_id);
  };
  const stateOf = async (token: string) =>
    (await box.ask<TicketOrderState>('GET', '/tickets/hold/order', undefined, { 'hold-token': token })).body;

  return {
    ...box,
    start,
    pay,
    stateOf,
    order: (key: string) =>
      box.ask<TicketOrderView>('GET', '/tickets/order', undefined, { 'order-key': key }),
    /** Holds, buys and pays; returns what opens the hold and the tickets. */
    buy: async (items: object[], changes: object = {}, selection: object = {}) => {
      const { token } = await box.hold(items, selection);
      const { body } = await start(token, changes);
      if (body.checkout) await pay(body);
      const { orderKey } = await stateOf(token);
      if (!orderKey) throw new Error(`Nothing was bought: ${JSON.stringify(await stateOf(token))}`);
      return { token, key: orderKey };
    },
  };
}

/** A selection of one type, as a page sends it. */
export const some = (type: string, quantity: number, changes: object = {}) => [
  { type, quantity, ...changes },
];

/** The tables that ticket sales write to, including the limits. */
const TICKET_TABLES = [
  'ticket_scans',
  'ticket_waiting',
  'ticket_interests',
  'wallet_passes',
  'google_passes',
  'challenge_entries',
  'tickets',
  'ticket_orders',
  'ticket_arrivals',
  'ticket_queue',
  'ticket_holds',
  'ticket_invitations',
  'ticket_promo_codes',
  ...PAYMENT_TABLES,
];

/** Resets the box office between tests: the hall is empty, every sale open. */
export async function emptyBoxOffice({ client }: Pick<TestApi['database'], 'client'>): Promise<void> {
  await emptyTables(client, ...TICKET_TABLES);
  await client.exec(
    'update ticket_types set taken = 0, is_open = true; update hall_seats set is_blocked = false; update ticket_sales set is_open = true, opens_at = null, closes_at = null, returns_until = null, queue_per_minute = null, queue_minutes = 10',
  );
}
