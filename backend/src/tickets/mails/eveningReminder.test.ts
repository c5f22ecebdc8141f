import { evening } from '@school/shared/tickets';
import { beforeEach, expect, it } from 'vitest';
import { contentRevisions, reminders } from '../../platform/db/schema';
import { testNow } from '../../testing/api';
import { effectsOf, tokenIn } from '../../testing/effects';
import { testPayments } from '../../testing/testApi';
import { remind } from '../../testing/reminders';
import { emptyBoxOffice, payingBoxOffice, some } from '../../testing/tickets';

const hour = 60 * 60_000;
const begins = new Date('2025-12-13T18:30:00Z');

const shop = testPayments();
const box = payingBoxOffice(shop);
beforeEach(async () => {
  await emptyBoxOffice(shop.database);
  for (const table of [reminders, contentRevisions]) await shop.database.db.delete(table);
});

const passTo = (hoursBefore: number) => shop.clock.set(new Date(begins.getTime() - hoursBefore * hour));

const giveOn = async (key: string, email: string) => {
  const ticket = (await box.order(key)).body.tickets[0];
  const path = `/tickets/order/tickets/${ticket?.id}/transfer`;
  return box.ask('POST', path, { name: 'Kofi Boateng', email }, { 'order-key': key });
};

it('a buyer of two orders gets one reminder, with a link to each', async () => {
  await box.buy(some('student', 2));
  await box.buy(some('regular', 1), { email: 'Ama@example.com' });
  const effects = effectsOf(shop);
  passTo(49);
  expect(await remind(shop, effects)).toEqual([]);
  passTo(48);
  const [mail, ...others] = await remind(shop, effects);
  expect(others).toEqual([]);
  expect(mail?.subject).toBe('Your tickets for MATE 2025: Saturday, Dec 13, 2025, 18:30');
  const keys = [...(mail?.text ?? '').matchAll(/#order=([\w-]+)/g)].map(([, key]) => key ?? '');
  expect(keys).toHaveLength(2);
  for (const key of keys) expect((await box.order(key)).status).toBe(200);
  expect(mail?.text.match(/Ama Serwaa Danso: /g)).toHaveLength(3);
  expect(await remind(shop, effects)).toEqual([]);
});

it('a ticket that was passed on is reminded of to its holder, and no more to its buyer', async () => {
  const { key } = await box.buy(some('student', 1));
  expect((await giveOn(key, 'kofi@example.com')).status).toBe(200);
  passTo(48);
  const [mail, ...others] = await remind(shop, effectsOf(shop));
  expect(others).toEqual([]);
  expect(mail?.to).toBe('kofi@example.com');
  const held = { 'ticket-key': tokenIn(mail!, 'ticket') };
  expect((await box.ask('GET', '/tickets/ticket', undefined, held)).status).toBe(200);
});

it('nobody is reminded of tickets that were returned', async () => {
  const { key } = await box.buy(some('student', 1));
  const ticket = (await box.order(key)).body.tickets[0];
  const path = `/tickets/order/tickets/${ticket?.id}/return`;
  expect((await box.ask('POST', path, undefined, { 'order-key': key })).status).toBe(200);
  passTo(48);
  expect(await remind(shop, effectsOf(shop))).toEqual([]);
});

it('an evening that staff move is reminded of at its new time, also after a reminder of the old one', async () => {
  await box.buy(some('student', 1));
  const effects = effectsOf(shop);
  passTo(48);
  expect(await remind(shop, effects)).toHaveLength(1);
  const value = { ...evening.seed, date: '2025-12-20' };
  await shop.database.db
    .insert(contentRevisions)
    .values({ path: evening.path, number: 1, value, seed: {}, seedHash: '', account: 'staff', at: testNow });
  expect(await remind(shop, effects)).toEqual([]);
  shop.clock.set(new Date('2025-12-18T19:00:00Z'));
  const [mail] = await remind(shop, effects);
  expect(mail?.subject).toBe('Your tickets for MATE 2025: Saturday, Dec 20, 2025, 18:30');
});
