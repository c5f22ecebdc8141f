import { randomUUID } from 'node:crypto';
import { notMobileMoney } from '@school/shared/schemas/common';
import { ne } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { auditionSlots, auditionWaiting, competitionEntries, orders } from '../../platform/db/schema';
import { anEntry, startCompetitionOver, payingCompetition } from '../../testing/competition';
import { effectsOf, tokenIn } from '../../testing/effects';
import { testPayments } from '../../testing/testApi';
import { queueFeeRefund } from '../entry/feeRefunds';
import type { SentEntry } from './entry.routes';

const minute = 60_000;
const first = '2025-10-11-0900';
const second = '2025-10-11-0920';
const third = '2025-10-11-0940';

const shop = testPayments();
const page = payingCompetition(shop);
beforeEach(() => startCompetitionOver(shop));

/** Enters with the first audition time, and returns the entry and its payment. */
async function enter() {
  const { token } = await page.hold(first);
  return (await page.send(anEntry(), { 'hold-token': token })).body;
}

describe('a fee', () => {
  it("that differs from the page's is rejected, and the entry is not stored", async () => {
    const { token } = await page.hold(first);
    const key = { 'hold-token': token, 'idempotency-key': randomUUID() };
    const refused = await page.send(anEntry({ seenTotal: 12_000 }), key);
    expect(refused).toMatchObject({
      status: 409,
      body: { error: { code: 'total_changed', total: 15_000 } },
    });
    expect(await shop.database.db.$count(competitionEntries)).toBe(0);
    const sent = await page.send(anEntry({ seenTotal: 15_000 }), key);
    expect(sent.body.checkout).toMatchObject({ amount: 15_000 });
  });

  it('that is paid later is checked in the same way', async () => {
    const body = await enter();
    const pay = (more: object) =>
      page.ask<SentEntry>(
        'POST',
        '/competition/entry/payment',
        { method: 'card', ...more },
        { 'entry-key': body.entryKey },
      );
    expect(await pay({ seenTotal: 12_000 })).toMatchObject({
      status: 409,
      body: { error: { code: 'total_changed', total: 15_000 } },
    });
    expect((await pay({ seenTotal: 15_000 })).body.checkout).toMatchObject({ amount: 15_000 });
    expect((await pay({})).status).toBe(200);
  });

  it('cannot be paid later by mobile money of a foreign number', async () => {
    const { token } = await page.hold(first);
    const entry = anEntry();
    const abroad = { ...entry, competitor: { ...entry.competitor, phone: '+44 7400 123456' } };
    const { body } = await page.send(abroad, { 'hold-token': token });
    const pay = (method: string) =>
      page.ask('POST', '/competition/entry/payment', { method }, { 'entry-key': body.entryKey });
    expect((await pay('mobile_money')).problems).toEqual({ method: notMobileMoney });
    expect((await pay('card')).status).toBe(200);
  });

  it('with a pending payment keeps the slot beyond its time', async () => {
    const body = await enter();
    await shop.database.db.update(orders).set({ state: 'pending' });
    shop.clock.advance(89 * minute);
    expect(await page.isFree(first)).toBe(false);
    expect((await page.hold(first)).status).toBe(409);
    shop.clock.advance(minute);
    expect(await page.isFree(first)).toBe(true);
    expect((await page.own(body.entryKey)).fee.state).toBe('pending');
  });

  it('paid after the time was over gets the slot if it is still free', async () => {
    const body = await enter();
    shop.clock.advance(60 * minute);
    await page.release((await page.hold(first)).token);
    await page.pay(body);
    expect((await page.own(body.entryKey)).audition).toMatchObject({ state: 'given', slot: { id: first } });
  });

  it('paid after the slot was lost keeps the entry, and holds the nearest free slot for it', async () => {
    const effects = effectsOf(shop);
    const { token } = await page.hold(second);
    const { body } = await page.send(anEntry(), { 'hold-token': token });
    shop.clock.advance(60 * minute);
    await page.hold(second);
    await page.pay(body);
    const { entryKey } = body;
    expect(await page.own(entryKey)).toMatchObject({
      state: 'submitted',
      fee: { state: 'paid' },
      audition: { state: 'offered', slot: { id: first }, canChoose: true },
    });
    await effects.run();
    expect(effects.mails.find(({ subject }) => subject.startsWith('We have'))?.text).toContain(
      'We keep this one for you until',
    );
    expect((await page.choose(entryKey, first)).body.audition).toMatchObject({ state: 'given' });
    expect((await page.choose(entryKey, second)).problems).toEqual({
      slot: 'Someone else has just taken this time. Please choose another.',
    });
    expect((await page.choose(entryKey, third)).body.audition.slot?.id).toBe(third);
    expect(await page.isFree(first)).toBe(true);
  });

  it('paid when all slots are gone puts the entry on the waiting list, and holds the next free one for it', async () => {
    const body = await enter();
    shop.clock.advance(60 * minute);
    await shop.database.db.update(auditionSlots).set({ isBlocked: true }).where(ne(auditionSlots.id, first));
    const other = await page.hold(first);
    await page.pay(body);
    expect((await page.own(body.entryKey)).audition.state).toBe('waiting');
    const effects = effectsOf(shop);
    await page.release(other.token);
    expect((await page.own(body.entryKey)).audition).toMatchObject({
      state: 'offered',
      slot: { id: first },
    });
    await effects.run();
    const offer = effects.mails.find(({ subject }) => subject.startsWith('We are keeping an audition time'));
    expect(tokenIn(offer!, 'entry')).toBe(body.entryKey);
    expect((await page.choose(body.entryKey, first)).body.audition.state).toBe('given');
    const states = shop.database.db.select({ state: auditionWaiting.state }).from(auditionWaiting);
    expect(await states, 'the entry waits no longer').toEqual([{ state: 'taken' }]);
  });

  it('that is declined charges nothing, keeps entry and slot, and can be paid in another way', async () => {
    const body = await enter();
    const { checkout, entryKey } = body;
    if (!checkout) throw new Error('There is nothing to pay');
    await shop.checkout.pay(checkout, 'declined-card');
    const { transactions } = await shop.checkout.state();
    const declined = transactions.find(({ txRef }) => txRef === checkout.txRef);
    const answer = await shop.confirm(checkout.txRef, declined?.id);
    expect(answer.body).toMatchObject({ state: 'failed' });
    expect(await page.own(entryKey)).toMatchObject({
      state: 'submitted',
      fee: { state: 'due' },
      audition: { state: 'held', slot: { id: first } },
    });
    const method = { method: 'mobile_money' };
    const again = await page.ask<typeof body>('POST', '/competition/entry/payment', method, {
      'entry-key': entryKey,
    });
    await page.pay(again.body);
    expect(await page.own(entryKey)).toMatchObject({
      fee: { state: 'paid' },
      audition: { state: 'given', slot: { id: first } },
    });
  });

  it('of an entry sent while all slots were gone puts it on the waiting list, and holds the next free one for it', async () => {
    await shop.database.db.update(auditionSlots).set({ isBlocked: true }).where(ne(auditionSlots.id, first));
    const other = await page.hold(first);
    const { status, body } = await page.send(anEntry());
    expect([status, body.entry.audition.state]).toEqual([200, 'none']);
    await page.pay(body);
    expect((await page.own(body.entryKey)).audition.state).toBe('waiting');
    await page.release(other.token);
    expect((await page.own(body.entryKey)).audition).toMatchObject({
      state: 'offered',
      slot: { id: first },
    });
  });

  it('paid after the entry was withdrawn is refunded automatically', async () => {
    const effects = effectsOf(shop);
    const body = await enter();
    await page.ask('DELETE', '/competition/entry', undefined, { 'entry-key': body.entryKey });
    await page.pay(body);
    await effects.run();
    await effects.run();
    expect(await page.own(body.entryKey)).toMatchObject({
      state: 'withdrawn',
      fee: { state: 'refunded' },
      audition: { state: 'none' },
    });
    expect(await page.isFree(first)).toBe(true);
  });

  it('can be paid later by the private link, once', async () => {
    const body = await enter();
    const payAgain = () =>
      page.ask<typeof body>(
        'POST',
        '/competition/entry/payment',
        { method: 'card' },
        { 'entry-key': body.entryKey },
      );
    const again = await payAgain();
    await page.pay(again.body);
    expect((await payAgain()).problems).toEqual({ fee: 'There is nothing to pay for this entry.' });
  });

  it('is refunded through the payment service, and the competitor is notified', async () => {
    const effects = effectsOf(shop);
    const key = await page.enter(first);
    const [order] = await shop.database.db.select().from(orders);
    const request = { orderId: order?.id ?? '', reason: 'Ill', actor: 'auth0|staff' };
    await queueFeeRefund({ db: shop.database.db, clock: shop.clock }, request);
    await effects.run();
    await effects.run();
    expect((await page.own(key)).fee.state).toBe('refunded');
    expect(effects.mails.map(({ subject }) => subject)).toContain('GH₵ 150.00 is being refunded to you');
  });
});
