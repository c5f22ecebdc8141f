import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { ticketOrders, ticketTypes, ticketWaiting } from '../../../platform/db/schema';
import { endExpired } from '../../../tickets/holds/endExpired';
import { actionsOf, factsOf, payHosted, plainFormsOf, refusedFields } from '../../../testing/plainForms';
import { testPayments } from '../../../testing/testApi';
import { emptyBoxOffice, payingBoxOffice, some } from '../../../testing/tickets';

const shop = testPayments();
const box = payingBoxOffice(shop);
const { post, sendLink, expectAsks, linksInMails, stateAt } = plainFormsOf(shop);
const buyer = { name: 'Ama Serwaa', email: 'ama@example.com', phone: '', method: 'card' };

beforeEach(async () => {
  await emptyBoxOffice(shop.database);
  await shop.checkout.behaviour({ hold: false, settleAfterMs: null, rest: 'up', callbackLies: false });
  await capacity(2);
});
afterEach(() => capacity(120));

const capacity = (most: number) =>
  shop.database.db.update(ticketTypes).set({ capacity: most }).where(eq(ticketTypes.id, 'student'));
const waiting = async () => {
  const rows = await shop.database.db.select().from(ticketWaiting).orderBy(ticketWaiting.place);
  return rows.map(({ name, state }) => `${name} ${state}`);
};

/** Ama and Kofi wait, and both tickets come back. @returns the link in the mail to Ama */
async function offered(): Promise<string> {
  const { token } = await box.hold(some('student', 2));
  for (const name of ['Ama', 'Kofi'])
    await box.ask(
      'POST',
      '/tickets/waiting-list',
      { type: 'student', quantity: 2, name, email: `${name.toLowerCase()}@example.com` },
      { 'idempotency-key': randomUUID() },
    );
  await box.release(token);
  expect(await waiting()).toEqual(['Ama offered', 'Kofi waiting']);
  return (await linksInMails())['offer'] ?? '';
}

it('offered tickets are shown with their price, and bought once however often the form is sent', async () => {
  const link = await offered();
  const shown = await sendLink(link);
  expect(shown.body.shown.title).toBe('Tickets are kept for you');
  expect(factsOf(shown)).toMatchObject({ 'To be paid': expect.stringMatching(/^GH₵ /) as string });
  expect(Object.keys(factsOf(shown))).toEqual(['Ticket 1', 'Ticket 2', 'To be paid']);
  expect(actionsOf(shown)).toEqual(['buy', 'release']);

  const wrong = await sendLink(link, 'buy', { ...buyer, email: 'nowhere', seenTotal: '1' });
  expect(wrong.status).toBe(422);
  expect(refusedFields(wrong)).toEqual(['email']);
  expect((await sendLink(link, 'buy', { ...buyer, seenTotal: '1' })).status).toBe(409);

  const [first, again] = await Promise.all([sendLink(link, 'buy', buyer), sendLink(link, 'buy', buyer)]);
  const back = await payHosted(first.body.location, 'card');
  await payHosted(again.body.location, 'card');
  const [order] = await shop.database.db.select().from(ticketOrders);
  expect(back.pathname).toBe(`/forms/startTicketOrder/payments/${order?.orderId}`);
  expect((await stateAt(back)).body).toMatchObject({
    state: 'paid',
    receipt: [
      ['Order', 'T-000001'],
      ['Amount', factsOf(shown)['To be paid']],
    ],
  });
  expect(await shop.database.db.select().from(ticketOrders)).toHaveLength(1);
  expect(await waiting()).toEqual(['Ama bought', 'Kofi waiting']);
  const after = await sendLink(link);
  expect(after.body.shown.title).toBe('You have bought these tickets');
  expect(actionsOf(after)).toEqual([]);
});

it('a payment that was declined can be tried again, and one that is pending is shown', async () => {
  const link = await offered();
  const byPhone = { ...buyer, phone: '024 412 3456', method: 'mobile_money' };
  const { location } = (await sendLink(link, 'buy', byPhone)).body;
  const back = await payHosted(location, 'declined-mobile-money');
  expect((await stateAt(back)).body.state).toBe('failed');
  const paymentId = back.pathname.split('/').at(-1) ?? '';
  const again = await post('/api/forms/startTicketOrder', { paymentId });
  const later = await payHosted(again.body.location, 'mobile-money-later');
  expect((await stateAt(later)).body.state).toBe('pending');
  const pending = await sendLink(link);
  expect(pending.body.shown.title).toBe('Your payment has started');
  expect((await sendLink(link, 'payment')).body.location).toBe(back.pathname);
  expect((await sendLink(link, 'buy', { ...buyer, email: 'yaw@example.com' })).status).toBe(409);
});

it('an offer is let go by a ticked box, and goes to the next person, as it does when its time is over', async () => {
  const link = await offered();
  await expectAsks(link, 'release');
  const released = await sendLink(link, 'release', { sure: 'on' });
  expect(released.body.shown.title).toBe('You have let these tickets go');
  expect(await waiting()).toEqual(['Ama lapsed', 'Kofi offered']);
  const next = (await linksInMails())['offer'] ?? '';
  shop.clock.advance(6 * 60 * 60_000);
  await endExpired(shop.deps);
  expect((await sendLink(next)).body.shown.title).toBe('This offer has expired');
  expect((await sendLink(next, 'buy', buyer)).status).toBe(409);
});

it('the id of an order opens the payment of an offer only', async () => {
  const { token } = await box.hold(some('regular', 1));
  await box.start(token);
  const [order] = await shop.database.db.select().from(ticketOrders);
  const at = `/api/forms/startTicketOrder/payments/${order?.orderId}`;
  expect((await shop.ask('POST', at, {})).status).toBe(404);
});
