import { randomUUID } from 'node:crypto';
import { retentionDays } from '@school/shared/schemas/stored';
import type { StartedDonation } from '../../../donations/donations.routes';
import type { Way } from '../../../payments/checkout/ledger/processor';
import type { StartedTicketOrder, TicketOrderState } from '../../../tickets/orders/order.routes';
import type { TicketOrderView } from '../../../tickets/issued/issued.routes';
import type { SentEntry } from '../../../competition/entries/entry.routes';
import { anEntry, aMinor } from '../../competition';
import { aDonation } from '../../payments';
import { aBuyer } from '../../tickets';
import type { Visitor } from '../world/visitor';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

const ways: readonly Way[] = [
  'card',
  'card',
  'mobile-money',
  'mobile-money-later',
  'mobile-money-later',
  'declined-card',
  'declined-mobile-money',
];

interface Checkout {
  readonly txRef: string;
  readonly amount: number;
}

/** Somebody gives for a project. */
export async function donate(visitor: Visitor): Promise<void> {
  const { random, ask, email } = visitor;
  const changes = {
    donationId: randomUUID(),
    email,
    project: random.of(['mate', 'my-allegro', 'allegro-music-studio']),
    amount: 100 * (1 + random.below(500)),
    anonymous: random.chance(0.2),
    method: random.of(['card', 'mobile_money']),
    frequency: random.chance(0.2) ? 'monthly' : 'once',
  };
  // Who gets no answer from the phone tries again with a card, and may have paid twice then.
  for (let tries = random.chance(0.3) ? 2 : 1; tries > 0; tries -= 1) {
    const started = await ask<StartedDonation>(
      'POST',
      '/donations',
      aDonation({ ...changes, coverFee: changes.amount % 300 === 0 }),
    );
    if (started?.body.checkout) await payFor(visitor, started.body.checkout);
  }
}

/** Somebody holds tickets, and most of them buy. */
export async function buyTickets(visitor: Visitor): Promise<void> {
  const { random, ask, email, memory } = visitor;
  const token = randomUUID();
  const headers = { 'hold-token': token };
  const items = [{ type: random.of(['student', 'regular', 'front-rows']), quantity: 1 + random.below(4) }];
  const held = await ask('PUT', '/tickets/hold', { sale: 'public', items }, headers);
  if (held?.status !== 200) return;
  if (random.chance(0.2)) {
    if (random.chance(0.5)) await ask('DELETE', '/tickets/hold', undefined, headers);
    return;
  }
  const started = await ask<StartedTicketOrder>('POST', '/tickets/hold/order', aBuyer({ email }), headers);
  if (!started?.body.checkout) return;
  await payFor(visitor, started.body.checkout);
  const key = (await ask<TicketOrderState>('GET', '/tickets/hold/order', undefined, headers))?.body.orderKey;
  if (!key) return;
  memory.keys.order.push(key);
  const order = await ask<TicketOrderView>('GET', '/tickets/order', undefined, { 'order-key': key });
  for (const { code } of order?.body.tickets ?? []) if (code) memory.codes.push(code);
}

/** The holder of tickets returns one, or gives it to somebody else. */
export async function changeTickets({ random, ask, memory, email }: Visitor): Promise<void> {
  if (memory.keys.order.length === 0) return;
  const headers = { 'order-key': random.of(memory.keys.order) };
  const order = await ask<TicketOrderView>('GET', '/tickets/order', undefined, headers);
  const tickets = order?.body.tickets ?? [];
  if (tickets.length === 0) return;
  const path = `/tickets/order/tickets/${random.of(tickets).id}`;
  if (random.chance(0.5)) await ask('POST', `${path}/return`, {}, headers);
  else await ask('POST', `${path}/transfer`, { name: 'Kojo Antwi', email }, headers);
}

/** A competitor takes a free audition time, enters and pays; some of them withdraw later. */
export async function enter(visitor: Visitor): Promise<void> {
  const { random, ask, memory, email } = visitor;
  if (memory.keys.entry.length > 0 && random.chance(0.05)) {
    await ask('DELETE', '/competition/entry', undefined, { 'entry-key': random.of(memory.keys.entry) });
    return;
  }
  const board = await ask<{ slots: { id: string; isAvailable: boolean }[] }>('GET', '/competition/slots');
  const free = board?.body.slots.filter(({ isAvailable }) => isAvailable) ?? [];
  if (free.length === 0) {
    await ask('POST', '/competition/waiting-list', { name: 'Kojo Antwi', email });
    return;
  }
  const token = { 'hold-token': randomUUID() };
  const held = await ask('PUT', '/competition/slots/hold', { slot: random.of(free).id }, token);
  if (held?.status !== 200) return;
  const form = random.chance(0.4) ? aMinor() : anEntry();
  const competitor = { ...form.competitor, email, name: `Competitor ${random.below(1_000_000)}` };
  const key = randomUUID();
  const sent = await ask<SentEntry>(
    'POST',
    '/competition/entries',
    { ...form, competitor },
    { ...token, 'idempotency-key': key },
  );
  if (sent?.status !== 200) return;
  memory.keys.entry.push(sent.body.entryKey);
  visitor.confirm(
    'an entry',
    'select 1 from competition_entries where submission_key = $1',
    [key],
    retentionDays.entries,
  );
  if (sent.body.checkout && random.chance(0.9)) await payFor(visitor, sent.body.checkout);
}

/** A guardian answers the mail about a child's entry. */
export async function consent({ random, ask, links }: Visitor): Promise<void> {
  const asked = links('consent');
  if (asked.length === 0) return;
  await ask('POST', '/competition/consent', { token: random.of(asked), name: 'Abena Mensah', agrees: true });
}

/** Pays at the payment service, which reports it in one of its manners; the page may report it as well, or is closed. */
async function payFor({ random, pay, ask, confirm, email }: Visitor, checkout: Checkout): Promise<void> {
  if (random.chance(0.15)) return;
  await pay.behaviour(
    {
      // Some webhooks never come.
      hold: random.chance(0.15),
      times: 1 + random.below(3),
      delayMs: random.of([0, 0, 30_000, HOUR_MS, DAY_MS]),
      settleAfterMs: random.of([20_000, 20 * 60_000, 3 * HOUR_MS, DAY_MS, null]),
      callbackLies: random.chance(0.3),
    },
    email,
  );
  const amount = checkout.amount + 100 * random.of([0, 0, 0, 0, 0, 0, 0, 5, -0.5]);
  const answer = await pay.pay({ ...checkout, amount }, random.of(ways));
  const claims = answer.callbacks?.slice(0, 1 + random.below(2)) ?? [];
  if (random.chance(0.35)) return;
  for (const { tx_ref: txRef, transaction_id: id } of claims) {
    const claim = { txRef, transactionId: String(id) };
    const answered = await Promise.all(
      Array.from({ length: random.chance(0.2) ? 2 : 1 }, () =>
        ask<{ state: string }>('POST', '/payments/confirm', claim),
      ),
    );
    if (!answered.some((each) => each?.status === 200 && each.body.state === 'paid')) continue;
    const query = `select 1 from orders where tx_ref = $1 and state in ('paid', 'refunded')`;
    confirm('a payment', query, [txRef], retentionDays.paid);
  }
}
