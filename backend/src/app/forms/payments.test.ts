import { beforeEach, describe, expect, it } from 'vitest';
import {
  donations,
  monthlyGifts,
  orders,
  outbox,
  paymentAttempts,
  ticketHolds,
  ticketInvitations,
  tickets,
  tributes,
} from '../../platform/db/schema';
import { emptyTables } from '../../testing/database';
import { queuedMails } from '../../testing/mails';
import { payHosted, plainFormsOf } from '../../testing/plainForms';
import { testPayments } from '../../testing/testApi';
import { testNow } from '../../testing/api';
import { typedAmount } from './paidDonation';

const shop = testPayments();
const { stateAt } = plainFormsOf(shop);
beforeEach(async () => {
  await shop.takeBack();
  await shop.checkout.behaviour({ hold: true, rest: 'up', callbackLies: false });
});

const typed: Readonly<Record<string, string>> = {
  project: 'mate',
  preset: '200',
  amount: '25.50',
  name: 'Ama Serwaa',
  email: 'ama@example.com',
  phone: '024 412 3456',
  message: 'Play on!',
  method: 'mobile_money',
  leaveEmpty: '',
};

async function send(changes: Readonly<Record<string, string>> = {}, name = 'startDonation', form = typed) {
  const { status, body } = await shop.ask('POST', `/api/forms/${name}`, {
    fields: Object.entries({ ...form, ...changes }),
  });
  return { status, body: body as { location: string; error?: { fields?: { field: string }[] } } };
}

const locationOf = async (changes = {}) => (await send(changes)).body.location;
const onlyDonation = async () => {
  const all = await shop.database.db.select().from(donations);
  expect(all).toHaveLength(1);
  return all[0]!;
};

describe('a donation without a script', () => {
  it('leads to the hosted page with the amount of the server, and is paid there', async () => {
    const link = await locationOf();
    expect(link).toMatch(`${shop.checkout.origin}/pay/hosted/`);
    const page = await (await fetch(link)).text();
    expect(page).toContain('GH₵ 25.50');
    expect(page).toContain('A donation for MATE');
    expect(page).not.toMatch(/<script|inert/);
    const back = await payHosted(link, 'mobile-money');
    expect(back.pathname).toBe(`/forms/startDonation/payments/${(await onlyDonation()).id}`);
    expect(back.searchParams.get('status')).toBe('successful');
    expect((await stateAt(back)).body).toEqual({
      state: 'paid',
      needsStaff: false,
      receipt: [
        ['Receipt', 'R-000001'],
        ['Amount', 'GH₵ 25.50'],
        ['For', 'MATE'],
      ],
    });
    const receipts = (await queuedMails(shop.database.db)).filter(({ to }) => to === typed.email);
    expect(receipts).toHaveLength(1);
  });

  it('is one order and one charge, however often it is sent and paid', async () => {
    const links = await Promise.all([locationOf(), locationOf(), locationOf()]);
    const backs = [await payHosted(links[0]!, 'mobile-money'), await payHosted(links[1]!, 'mobile-money')];
    for (const back of backs) expect((await stateAt(back)).body.state).toBe('paid');
    expect(await locationOf()).toBe(backs[0]!.pathname);
    expect(await shop.database.db.select().from(orders)).toHaveLength(1);
    expect(await shop.database.db.select().from(paymentAttempts)).toHaveLength(1);
    const { transactions } = await shop.checkout.state();
    const [order] = await shop.database.db.select().from(orders);
    expect(transactions.filter(({ txRef }) => txRef === order?.txRef)).toHaveLength(1);
  });

  it('is recognised across the border of two windows, and is another one later', async () => {
    const at = (minutes: number) => shop.clock.set(new Date(testNow.getTime() + minutes * 60_000));
    for (const minutes of [14, 16]) {
      at(minutes);
      await send();
    }
    expect(await shop.database.db.select().from(donations)).toHaveLength(1);
    at(60);
    await send();
    expect(await shop.database.db.select().from(donations)).toHaveLength(2);
  });

  it('is unpaid when the payment was declined, whatever the address claims, and can be tried again', async () => {
    const back = await payHosted(await locationOf(), 'declined-mobile-money');
    back.searchParams.set('status', 'successful');
    expect((await stateAt(back)).body).toMatchObject({ state: 'failed', receipt: [] });
    const { id } = await onlyDonation();
    const again = await shop.ask('POST', '/api/forms/startDonation', { fields: [['paymentId', id]] });
    const { location } = again.body as { location: string };
    const paid = await payHosted(location, 'mobile-money');
    expect((await stateAt(paid)).body.state).toBe('paid');
    expect(await onlyDonation()).toMatchObject({
      name: typed.name,
      message: typed.message,
      anonymous: false,
    });
    expect(await shop.database.db.select().from(paymentAttempts)).toHaveLength(2);
  });

  it('stores no tribute of empty fields, and keeps a stored one when the payment is tried again', async () => {
    const empty = { 'tribute.kind': '', 'tribute.name': '', 'tribute.recipientEmail': '' };
    expect((await send(empty)).status).toBe(200);
    expect(await shop.database.db.select().from(tributes)).toEqual([]);
    const half = await send({ ...empty, 'tribute.name': 'Kofi Mensah' });
    expect(half).toMatchObject({ status: 422, body: { error: { fields: [{ field: 'tribute.kind' }] } } });
    await shop.takeBack();
    const typedFor = { ...empty, 'tribute.kind': 'memory', 'tribute.name': 'Kofi Mensah' };
    const back = await payHosted(await locationOf(typedFor), 'declined-mobile-money');
    await stateAt(back);
    const id = back.pathname.split('/').at(-1);
    await shop.ask('POST', '/api/forms/startDonation', { fields: [['paymentId', id]] });
    expect(await shop.database.db.select().from(tributes)).toMatchObject([
      { donationId: id, kind: 'memory', name: 'Kofi Mensah', recipientEmail: null },
    ]);
    const again = await shop.ask('POST', '/api/forms/startDonation', { fields: [['paymentId', id]] });
    const paid = await payHosted((again.body as { location: string }).location, 'mobile-money');
    expect((await stateAt(paid)).body.receipt).toContainEqual(['Given', 'in memory of Kofi Mensah']);
  });

  it('waits while mobile money is pending, although the service calls it successful', async () => {
    await shop.checkout.behaviour({ callbackLies: true });
    const back = await payHosted(await locationOf(), 'mobile-money-later');
    expect(back.searchParams.get('status')).toBe('successful');
    expect((await stateAt(back)).body.state).toBe('pending');
    expect(await locationOf(), 'nothing is charged twice').toBe(back.pathname);
    await shop.checkout.settle(Number(back.searchParams.get('transaction_id')), 'successful');
    expect((await stateAt(back)).body.state).toBe('paid');
  });

  it('stays monthly when its payment is tried again', async () => {
    const back = await payHosted(await locationOf({ frequency: 'monthly' }), 'declined-mobile-money');
    await stateAt(back);
    const id = back.pathname.split('/').at(-1);
    await shop.ask('POST', '/api/forms/startDonation', { fields: [['paymentId', id]] });
    expect(await shop.database.db.select().from(monthlyGifts)).toMatchObject([{ id, state: 'starting' }]);
  });

  it('is not paid after it was cancelled, and leads to the payment page again', async () => {
    const back = await payHosted(await locationOf(), 'cancel');
    expect((await stateAt(back)).body.state).toBe('created');
    const { id } = await onlyDonation();
    const again = await shop.ask('POST', '/api/forms/startDonation', { fields: [['paymentId', id]] });
    await payHosted((again.body as { location: string }).location, 'mobile-money');
    expect((await stateAt(back)).body.state).toBe('paid');
    expect(await shop.database.db.select().from(paymentAttempts)).toHaveLength(1);
  });

  it('is paid only by its own transaction', async () => {
    const other = await payHosted(await locationOf({ amount: '30' }), 'mobile-money');
    const back = await payHosted(await locationOf(), 'cancel');
    back.searchParams.set('transaction_id', other.searchParams.get('transaction_id') ?? '');
    expect((await stateAt(back)).body.error?.code).toBe('conflict');
    back.searchParams.delete('transaction_id');
    expect((await stateAt(back)).body.state).toBe('created');
  });

  it('names the fields that are wrong, and starts nothing', async () => {
    const { status, body } = await send({ amount: 'much', email: '', phone: '' });
    expect(status).toBe(422);
    expect(body.error?.fields?.map(({ field }) => field)).toEqual(['amount', 'email', 'phone']);
    expect(await shop.database.db.select().from(orders)).toEqual([]);
  });

  it('takes nothing while the payment service is away, and says so', async () => {
    await shop.checkout.behaviour({ rest: 'down' });
    expect((await send()).status).toBe(503);
    await shop.checkout.behaviour({ rest: 'up' });
    const back = await payHosted(await locationOf(), 'cancel');
    await shop.checkout.behaviour({ rest: 'down' });
    expect((await stateAt(back)).status).toBe(503);
    await shop.checkout.behaviour({ rest: 'up' });
    expect(await shop.database.db.select().from(orders)).toHaveLength(1);
  });

  it('has an id that follows from no public facts, and unknown ids show nothing', async () => {
    await send();
    const { id } = await onlyDonation();
    for (const unknown of [id.replace(/.$/, (last) => (last === '0' ? '1' : '0')), '-'.repeat(36)])
      expect((await shop.ask('POST', `/api/forms/startDonation/payments/${unknown}`, {})).status).toBe(404);
    expect((await shop.ask('POST', `/api/forms/sendContactMessage/payments/${id}`, {})).status).toBe(404);
    const unknown = { fields: [['paymentId', 'x']] };
    expect((await shop.ask('POST', '/api/forms/startDonation', unknown)).status).toBe(404);
  });
});

describe('tickets without a script', () => {
  const purchase = {
    sale: 'public',
    'items.0.type': 'regular',
    'items.0.quantity': '2',
    name: 'Ama Serwaa',
    email: 'ama@example.com',
    phone: '',
    method: 'card',
    leaveEmpty: '',
  };
  const buy = (changes = {}) => send(changes, 'startTicketOrder', purchase);
  const held = () => shop.database.db.select().from(ticketHolds);
  beforeEach(() => emptyTables(shop.database.client, 'ticket_orders', 'tickets', 'ticket_holds'));

  it('holds the best seats together once, and is paid on the hosted page', async () => {
    const [{ body }] = await Promise.all([buy(), buy(), buy()]);
    expect(await (await fetch(body.location)).text()).toContain('GH₵ 300.00');
    await buy();
    expect(await held()).toHaveLength(1);
    const back = await payHosted(body.location, 'card');
    expect((await stateAt(back)).body).toMatchObject({
      state: 'paid',
      receipt: [
        ['Order', expect.stringMatching(/^T-\d{6}$/) as string],
        ['Amount', 'GH₵ 300.00'],
      ],
    });
    expect((await buy()).body.location).toBe(back.pathname);
    const sold = await shop.database.db.select().from(tickets);
    expect(sold.map(({ state, seatId }) => [state, seatId !== null])).toEqual([
      ['valid', true],
      ['valid', true],
    ]);
    const effects = await shop.database.db.select().from(outbox);
    expect(effects.filter(({ kind }) => kind === 'tickets.mail')).toHaveLength(1);
  });

  it('can be paid again after a decline while the seats are held, and not afterwards', async () => {
    const back = await payHosted((await buy()).body.location, 'declined-card');
    expect((await stateAt(back)).body.state).toBe('failed');
    const again = () => send({}, 'startTicketOrder', { paymentId: back.pathname.split('/').at(-1) ?? '' });
    expect((await again()).body.location).toMatch(/hosted/);
    shop.clock.set(new Date(testNow.getTime() + 60 * 60_000));
    expect((await again()).status).toBe(409);
  });

  it('has an address that does not open the tickets', async () => {
    const back = await payHosted((await buy()).body.location, 'card');
    await stateAt(back);
    const token = { 'hold-token': back.pathname.split('/').at(-1) ?? '' };
    expect((await shop.ask('GET', '/api/tickets/hold/order', undefined, token)).status).toBe(404);
  });

  it('reports a wrong promo code each time the same form is sent', async () => {
    for (const _ of [1, 2])
      expect((await buy({ promoCode: 'NO-SUCH' })).body).toMatchObject({
        error: { fields: [{ field: 'promoCode' }] },
      });
  });

  it('holds nothing for a form with errors, and names the fields', async () => {
    const { status, body } = await buy({ 'items.0.type': '', 'items.0.quantity': 'two', email: '' });
    expect(status).toBe(422);
    const fields = body.error?.fields?.map(({ field }) => field);
    expect(fields).toEqual(['items.0.type', 'items.0.quantity', 'email']);
    expect(body.error?.fields?.[0]).toMatchObject({ message: 'Please choose a kind of ticket' });
    expect(await held()).toEqual([]);
    const many = await buy({ 'items.0.quantity': '9' });
    expect(many.body.error?.fields?.map(({ field }) => field)).toEqual(['items.0.quantity']);
    expect((await buy({ sale: 'pre-sale' })).body.error?.fields).toMatchObject([{ field: 'code' }]);
    expect(await held()).toEqual([]);
  });
});

describe('tickets by invitation without a script', () => {
  const buy = (changes = {}) =>
    send(changes, 'startTicketOrder', {
      sale: 'pre-sale',
      code: 'abcd-2345',
      'items.0.type': 'family',
      'items.0.quantity': '2',
      name: 'Ama Serwaa',
      email: 'ama@example.com',
      phone: '',
      method: 'card',
      leaveEmpty: '',
    });
  const held = () => shop.database.db.select().from(ticketHolds);
  beforeEach(async () => {
    await emptyTables(shop.database.client, 'ticket_orders', 'tickets', 'ticket_holds', 'ticket_invitations');
    await shop.database.db.insert(ticketInvitations).values({
      code: 'ABCD2345',
      sale: 'pre-sale',
      typeIds: ['family', 'school-class'],
      maxTickets: 2,
      createdAt: testNow,
      createdBy: 'a',
    });
  });

  it('are sold once with the code, however often the form is sent', async () => {
    const [{ body }] = await Promise.all([buy(), buy(), buy()]);
    expect(await held()).toHaveLength(1);
    const back = await payHosted(body.location, 'card');
    expect((await stateAt(back)).body).toMatchObject({ state: 'paid' });
    expect((await buy()).body.location).toBe(back.pathname);
    const other = await buy({ email: 'kofi@example.com' });
    expect(other.status).toBe(422);
    expect(other.body.error?.fields).toEqual([{ field: 'code', message: 'This code has been used.' }]);
  });

  it('cost nothing when they are free, without the payment service', async () => {
    const { status, body } = await buy({ 'items.0.type': 'school-class' });
    expect(status).toBe(200);
    expect(body.location).toMatch(/^\/forms\/startTicketOrder\/payments\//);
    const state = await stateAt(new URL(body.location, 'http://localhost'));
    expect(state.body).toMatchObject({ state: 'paid' });
  });

  it.each([
    [{ code: 'ZZZZ9999' }, 'code'],
    [{ code: 'short' }, 'code'],
    [{ code: '' }, 'code'],
    [{ sale: 'experiential', 'items.0.type': 'supper' }, 'code'],
    [{ 'items.0.type': 'donor' }, 'items.0.type'],
    [{ 'items.0.quantity': '3' }, 'items.0.quantity'],
  ])('are refused for %j at the field %s, and nothing is held', async (changes, field) => {
    const { status, body } = await buy(changes);
    expect(status).toBe(422);
    expect(body.error?.fields?.map((error) => error.field)).toEqual([field]);
    expect(await held()).toEqual([]);
  });
});

it.each([
  ['25.50', '200', 2550],
  ['200', '50', 5000],
  ['', '50', 5000],
  ['200', '', 20_000],
  ['', '', Number.NaN],
  ['much', '50', Number.NaN],
])('an amount of %j beside the preset %j is %d pesewas', (amount, preset, pesewas) => {
  expect(typedAmount(amount, preset)).toBe(pesewas);
});
