import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  orders,
  orderTransitions,
  outbox,
  paymentFlags,
  payments,
  projects,
  webhookDeliveries,
  paymentAttempts,
} from '../platform/db/schema';
import { queuedMails } from '../testing/mails';
import { testPayments } from '../testing/testApi';
import { ProviderError } from './provider';
import { reconcileDue } from './reconciliation/reconcile';

const shop = testPayments();
beforeEach(async () => {
  await shop.takeBack();
  // Each test decides when the payment service reports what.
  await shop.checkout.behaviour({ hold: true, settleAfterMs: null });
});
afterEach(() => shop.checkout.behaviour({ rest: 'up' }));

const raised = async (slug = 'mate') =>
  (await shop.database.db.select().from(projects).where(eq(projects.slug, slug)))[0]?.raised;
const receipts = async () =>
  (await queuedMails(shop.database.db)).filter(({ subject }) => subject.startsWith('Your receipt'));
const attempts = () => shop.database.db.select().from(paymentAttempts);
const flags = () => shop.database.db.select().from(paymentFlags);
const path = async () =>
  (await shop.database.db.select().from(orderTransitions).orderBy(orderTransitions.id)).map(
    ({ from, to, cause }) => `${from} > ${to} by ${cause}`,
  );
const idOf = ({ callbacks }: { callbacks: { transaction_id: number }[] }) =>
  callbacks[0]?.transaction_id ?? 0;

/** Begins a donation and pays it, with the number of the payment. */
async function pay(way: Parameters<typeof shop.checkout.pay>[1], changes: object = {}) {
  const donation = await shop.begin(changes);
  return { donation, id: idOf(await shop.checkout.pay(donation, way)) };
}

describe('a payment that its page reports', () => {
  it('is granted with all effects once the payment service confirms it', async () => {
    const { donation, id } = await pay('card');
    expect(await shop.look(donation.donationId)).toMatchObject({ state: 'created', receipt: null });
    expect(await shop.confirm(donation.txRef, id)).toEqual({
      status: 200,
      body: { state: 'paid', needsStaff: false },
    });
    expect(await raised()).toBe(20_000);
    expect(await path()).toEqual(['null > created by customer', 'created > paid by callback']);
    const [receipt, notice] = await queuedMails(shop.database.db);
    expect(receipt).toMatchObject({ to: 'ama@example.com', subject: 'Your receipt: GH₵ 200.00 for MATE' });
    expect(receipt?.text).toContain(`/donate/thank-you?donation=${donation.donationId}`);
    expect(notice).toMatchObject({ to: shop.settings.mail.staff });
    expect(await shop.look(donation.donationId)).toMatchObject({
      state: 'paid',
      receipt: { amount: 20_000, currency: 'GHS', name: 'Ama Serwaa Danso', project: { slug: 'mate' } },
    });
  });

  it('is granted once, however often and from wherever it is reported', async () => {
    const { donation, id } = await pay('card');
    const answers = await Promise.all([
      shop.confirm(donation.txRef, id),
      shop.confirm(donation.txRef, id),
      shop.confirm(donation.txRef),
      shop.webhook({ event: 'charge.completed', data: { id, tx_ref: donation.txRef } }),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect(await raised()).toBe(20_000);
    expect(await receipts()).toHaveLength(1);
    expect(await flags()).toEqual([]);
  });

  it('stays pending as long as the network does, even if the checkout reports otherwise', async () => {
    await shop.checkout.behaviour({ callbackLies: true });
    const donation = await shop.begin({ method: 'mobile_money' });
    const answer = await shop.checkout.pay(donation, 'mobile-money-later');
    expect(answer.callbacks).toMatchObject([{ status: 'successful' }]);
    expect((await shop.confirm(donation.txRef, idOf(answer))).body).toMatchObject({ state: 'pending' });
    expect(await raised()).toBe(0);
    await shop.checkout.settle(idOf(answer), 'successful');
    expect((await shop.confirm(donation.txRef, idOf(answer))).body).toMatchObject({ state: 'paid' });
    expect(await path()).toEqual([
      'null > created by customer',
      'created > pending by callback',
      'pending > paid by callback',
    ]);
    await shop.checkout.behaviour({ callbackLies: false });
  });

  it('fails, and the donation can be tried again under a new reference', async () => {
    const { donation, id: failed } = await pay('declined-card');
    expect((await shop.confirm(donation.txRef, failed)).body).toMatchObject({ state: 'failed' });
    const again = await shop.begin({ donationId: donation.donationId });
    expect(again.txRef).not.toBe(donation.txRef);
    const id = idOf(await shop.checkout.pay(again, 'card'));
    expect((await shop.confirm(again.txRef, id)).body).toMatchObject({ state: 'paid' });
    expect(await receipts()).toHaveLength(1);
    expect(await flags()).toEqual([]);
  });

  it('is not accepted for another donation', async () => {
    const mine = await shop.begin();
    const theirs = await shop.begin({ amount: 1_000 });
    const id = idOf(await shop.checkout.pay(theirs, 'card'));
    expect((await shop.confirm(mine.txRef, id)).status).toBe(409);
    expect(await shop.look(mine.donationId)).toMatchObject({ state: 'created' });
    expect(await flags()).toMatchObject([{ kind: 'other_order', txRef: mine.txRef }]);
    expect((await shop.confirm(mine.txRef, id)).status).toBe(409);
    expect(await flags()).toHaveLength(1);
    expect(await queuedMails(shop.database.db)).toEqual([]);
    expect(await raised()).toBe(0);
  });

  it('is found by its reference when the number is forged', async () => {
    const donation = await shop.begin();
    await shop.checkout.pay(donation, 'card');
    expect((await shop.confirm(donation.txRef, '999999999')).body).toMatchObject({ state: 'paid' });
  });

  it.each([
    ['an unknown reference', { txRef: 'donation-0', transactionId: '1' }, 404],
    ['no reference', { transactionId: '1' }, 422],
    ['a number that is a path', { txRef: 'donation-0', transactionId: '../refunds' }, 422],
    ['a character that cannot be stored', { txRef: 'donation-\u0000' }, 422],
    ['nonsense', [], 422],
    ['no JSON', '{', 400],
  ])('is rejected with %s', async (_, body, status) => {
    expect((await shop.ask('POST', '/api/payments/confirm', body)).status).toBe(status);
  });

  it('is not lost while the payment service is unavailable', async () => {
    const { donation, id } = await pay('card');
    await shop.checkout.behaviour({ rest: 'down' });
    expect(await shop.confirm(donation.txRef, id)).toMatchObject({
      status: 503,
      body: { error: { code: 'unavailable' } },
    });
    expect(
      await shop.webhook({ event: 'charge.completed', data: { id, tx_ref: donation.txRef } }),
    ).toMatchObject({
      status: 503,
    });
    expect(await shop.database.db.select().from(webhookDeliveries)).toMatchObject([{ outcome: null }]);
    await shop.checkout.behaviour({ rest: 'up' });
    shop.clock.advance(6_000);
    await reconcileDue(shop.deps);
    expect(await shop.look(donation.donationId)).toMatchObject({ state: 'paid' });
    expect(await receipts()).toHaveLength(1);
  });
});

describe('a payment with unexpected data', () => {
  it.each([
    ['too little', { amount: 19_999 }, 'underpaid', 'GH₵ 199.99 came'],
    ['another currency', { currency: 'NGN' }, 'wrong_currency', 'NGN 200.00 came'],
  ])('is not granted but flagged: %s', async (_, change, kind, detail) => {
    const donation = await shop.begin();
    const id = idOf(await shop.checkout.pay({ ...donation, ...change }, 'card'));
    expect((await shop.confirm(donation.txRef, id)).body).toMatchObject({
      state: 'created',
      needsStaff: true,
    });
    expect(await shop.look(donation.donationId)).toMatchObject({ needsStaff: true, receipt: null });
    expect(await raised()).toBe(0);
    expect(await flags()).toMatchObject([{ kind, providerId: String(id) }]);
    expect((await flags())[0]?.detail.replaceAll('\u00a0', ' ')).toContain(detail);
    const [mail] = await queuedMails(shop.database.db);
    expect(mail).toMatchObject({ to: shop.settings.mail.staff });
    expect(shop.lines.join('')).toContain('a payment needs attention');
  });

  it('leaves a donation payable under a new reference when it is too low, even if reported twice', async () => {
    const donation = await shop.begin();
    const id = idOf(await shop.checkout.pay({ ...donation, amount: 19_999 }, 'card'));
    await shop.confirm(donation.txRef, id);
    await shop.confirm(donation.txRef, id);
    const again = await shop.begin({ donationId: donation.donationId });
    expect(again.txRef).not.toBe(donation.txRef);
    expect(await attempts()).toHaveLength(2);
    const full = idOf(await shop.checkout.pay(again, 'card'));
    expect((await shop.confirm(again.txRef, full)).body).toMatchObject({ state: 'paid' });
    expect(await raised()).toBe(20_000);
  });

  it('is granted up to the amount due when it is higher, and flagged', async () => {
    const donation = await shop.begin();
    const id = idOf(await shop.checkout.pay({ ...donation, amount: 25_000 }, 'card'));
    expect((await shop.confirm(donation.txRef, id)).body).toMatchObject({ state: 'paid', needsStaff: false });
    expect(await raised()).toBe(20_000);
    expect(await flags()).toMatchObject([{ kind: 'overpaid' }]);
    expect(await shop.look(donation.donationId)).toMatchObject({ receipt: { amount: 20_000 } });
  });

  it('is flagged when it has an unknown reference', async () => {
    const id = idOf(await shop.checkout.pay({ txRef: 'somebody-else', amount: 500 }, 'card'));
    const body = { event: 'charge.completed', data: { id, tx_ref: 'somebody-else' } };
    expect((await shop.webhook(body)).status).toBe(200);
    expect(await flags()).toMatchObject([
      { kind: 'unknown_reference', txRef: 'somebody-else', orderId: null },
    ]);
    expect(await shop.database.db.select().from(payments)).toMatchObject([{ orderId: null, granted: false }]);
  });

  it('is flagged and granted once when a donation is paid under two references', async () => {
    const first = await shop.begin();
    const second = await shop.begin({ donationId: first.donationId, amount: 30_000 });
    expect(second.txRef).not.toBe(first.txRef);
    const one = idOf(await shop.checkout.pay(first, 'card'));
    const two = idOf(await shop.checkout.pay(second, 'card'));
    expect((await shop.confirm(first.txRef, one)).body).toMatchObject({ state: 'paid' });
    expect((await shop.confirm(second.txRef, two)).body).toMatchObject({ state: 'paid' });
    expect(await raised()).toBe(20_000);
    expect(await flags()).toMatchObject([{ kind: 'paid_twice', providerId: String(two) }]);
    expect(await receipts()).toHaveLength(1);
    expect(await shop.database.db.select().from(orders)).toMatchObject([{ amount: 20_000, paid: 20_000 }]);
  });
});

describe('a late payment', () => {
  it('does not undo a payment when it has failed', async () => {
    const { donation, id: failed } = await pay('declined-card');
    const id = idOf(await shop.checkout.pay(donation, 'card'));
    await shop.confirm(donation.txRef, id);
    await shop.webhook({
      event: 'charge.completed',
      data: { id: failed, tx_ref: donation.txRef, status: 'failed' },
    });
    await shop.webhook({ event: 'charge.failed', data: { id, tx_ref: donation.txRef, status: 'failed' } });
    expect(await shop.look(donation.donationId)).toMatchObject({ state: 'paid' });
    expect(await path()).toEqual(['null > created by customer', 'created > paid by callback']);
  });

  it('does not fail the current attempt when it belongs to an older one', async () => {
    const { donation, id: failed } = await pay('declined-card');
    const again = await shop.begin({ donationId: donation.donationId, amount: 5_000 });
    await shop.webhook({ event: 'charge.completed', data: { id: failed, tx_ref: donation.txRef } });
    expect(await shop.look(donation.donationId)).toMatchObject({ state: 'created' });
    const id = idOf(await shop.checkout.pay(again, 'card'));
    expect((await shop.confirm(again.txRef, id)).body).toMatchObject({ state: 'paid' });
  });

  it('does not fail the current attempt when it is an older one under the same reference', async () => {
    const { donation, id: failed } = await pay('declined-mobile-money', { method: 'mobile_money' });
    const id = idOf(await shop.checkout.pay(donation, 'mobile-money-later'));
    await shop.confirm(donation.txRef, id);
    await shop.webhook({ event: 'charge.completed', data: { id: failed, tx_ref: donation.txRef } });
    expect(await shop.look(donation.donationId)).toMatchObject({ state: 'pending' });
    await shop.checkout.settle(id, 'failed');
    await shop.confirm(donation.txRef, id);
    expect(await shop.look(donation.donationId)).toMatchObject({ state: 'failed' });
    expect(await path()).toEqual([
      'null > created by customer',
      'created > pending by callback',
      'pending > failed by callback',
    ]);
  });

  it('is granted after a failure, and after the donation has expired', async () => {
    const donation = await shop.begin();
    await shop.confirm(donation.txRef, idOf(await shop.checkout.pay(donation, 'declined-card')));
    const id = idOf(await shop.checkout.pay(donation, 'card'));
    await shop.webhook({ event: 'charge.completed', data: { id } });
    expect(await shop.look(donation.donationId)).toMatchObject({ state: 'paid' });

    const other = await shop.begin();
    shop.clock.advance(25 * 60 * 60_000);
    await reconcileDue(shop.deps);
    expect(await shop.look(other.donationId)).toMatchObject({ state: 'expired' });
    const late = idOf(await shop.checkout.pay(other, 'card'));
    await shop.webhook({ event: 'charge.completed', data: { id: late } });
    expect(await shop.look(other.donationId)).toMatchObject({ state: 'paid' });
    expect(await flags()).toMatchObject([{ kind: 'paid_late', providerId: String(late) }]);
    expect(await raised()).toBe(40_000);
  });

  it('is flagged when the same payment was reported as failed', async () => {
    const { donation, id: failed } = await pay('declined-card');
    await shop.confirm(donation.txRef, failed);
    const id = idOf(await shop.checkout.pay(donation, 'card'));
    await shop.database.db.update(payments).set({ providerId: String(id) });
    expect((await shop.confirm(donation.txRef, id)).body).toMatchObject({ state: 'paid' });
    expect(await flags()).toMatchObject([{ kind: 'paid_late', providerId: String(id) }]);
  });
});

describe('the webhook', () => {
  const sent = async () => (await shop.checkout.state()).sent;

  it('from the payment service itself is accepted', async () => {
    await shop.checkout.behaviour({ hold: false, times: 3 });
    const donation = await shop.begin();
    await shop.checkout.pay(donation, 'card');
    await vi.waitFor(async () => expect((await sent()).length).toBeGreaterThanOrEqual(3), {
      timeout: 10_000,
    });
    expect((await sent()).every(({ status }) => status === 200)).toBe(true);
    expect(await shop.look(donation.donationId)).toMatchObject({ state: 'paid' });
    expect(await receipts()).toHaveLength(1);
    expect(await shop.database.db.select().from(webhookDeliveries)).toMatchObject([
      { times: 3, outcome: 'granted' },
    ]);
    await shop.checkout.behaviour({ times: 1 });
  });

  it.each([
    ['none', undefined],
    ['a wrong one', 'not-the-hash'],
    ['an empty one', ''],
    ['the right one and more', 'local-checkout-hash '.repeat(2)],
  ])('refuses everything with this secret: %s', async (_, hash) => {
    const { id } = await pay('card');
    const response = await shop.ask(
      'POST',
      '/api/payments/webhook',
      { event: 'charge.completed', data: { id } },
      hash === undefined ? {} : { 'verif-hash': hash },
    );
    expect(response.status).toBe(401);
    expect(await raised()).toBe(0);
    expect(await shop.database.db.select().from(webhookDeliveries)).toEqual([]);
    expect(shop.lines.at(-2)).toContain('without the right secret');
  });

  it('accepts a former secret until it is retired', async () => {
    const { payments: before } = shop.deps.settings;
    const body = { event: 'charge.completed', data: { id: 1 } };
    const statuses = [];
    for (const formerWebhookHashes of [['of before'], []]) {
      shop.deps.settings.payments = { ...before, formerWebhookHashes };
      statuses.push((await shop.webhook(body, 'of before')).status);
    }
    shop.deps.settings.payments = before;
    expect(statuses).toEqual([200, 401]);
  });

  it.each([undefined, ''])('refuses everything while the secret is %o', async (webhookHash) => {
    const { payments: before } = shop.deps.settings;
    shop.deps.settings.payments = { ...before, webhookHash };
    const body = { event: 'charge.completed', data: { id: 1 } };
    expect((await shop.webhook(body, '')).status).toBe(401);
    expect((await shop.webhook(body, before.webhookHash)).status).toBe(401);
    shop.deps.settings.payments = before;
  });

  it('is only trusted for the number of the payment', async () => {
    const donation = await shop.begin();
    const other = await shop.begin({ project: 'vehicle' });
    const id = idOf(await shop.checkout.pay(donation, 'card'));
    const lie = {
      event: 'charge.completed',
      data: { id, tx_ref: other.txRef, amount: 9_999_999, currency: 'USD', status: 'failed' },
    };
    expect((await shop.webhook(lie)).status).toBe(200);
    expect(await shop.look(donation.donationId)).toMatchObject({
      state: 'paid',
      receipt: { amount: 20_000 },
    });
    expect(await shop.look(other.donationId)).toMatchObject({ state: 'created' });
    expect(await raised('vehicle')).toBe(0);
  });

  it.each([
    ['no JSON', '{', 422],
    ['no payment', { event: 'charge.completed', data: {} }, 422],
    ['a path for a number', { event: 'charge.completed', data: { id: '1/../../refunds' } }, 422],
    ['text that cannot be stored', { event: 'charge.completed', data: { id: 1, tx_ref: '\u0000' } }, 422],
    ['a payment that does not exist', { event: 'charge.completed', data: { id: 1 } }, 200],
    ['something that is no payment', { event: 'transfer.completed', data: { id: 1 } }, 200],
  ])('accepts %s without an effect', async (_, body, status) => {
    expect((await shop.webhook(body)).status).toBe(status);
    expect(await flags()).toEqual([]);
  });
});

describe('the reconciliation', () => {
  const checks = (ms: number) => {
    shop.clock.advance(ms);
    return reconcileDue(shop.deps);
  };

  it('finds an unreported payment', async () => {
    const donation = await shop.begin();
    await shop.checkout.pay(donation, 'card');
    expect(await checks(59_000)).toBe(0);
    expect(await checks(1_000)).toBe(1);
    expect(await shop.look(donation.donationId)).toMatchObject({ state: 'paid' });
    expect(await path()).toContain('created > paid by reconciliation');
    expect(await checks(24 * 60 * 60_000)).toBe(0);
  });

  it('checks a pending payment soon and then less often, and stops after days', async () => {
    const { donation, id } = await pay('mobile-money-later', { method: 'mobile_money' });
    await shop.confirm(donation.txRef, id);
    expect(await checks(5_000)).toBe(1);
    expect(await checks(5_000)).toBe(0);
    expect(await checks(5_000)).toBe(1);
    expect(await checks(60 * 60_000)).toBe(1);
    expect(await shop.look(donation.donationId)).toMatchObject({ state: 'pending' });
    expect(await checks(72 * 60 * 60_000)).toBe(1);
    expect(await shop.look(donation.donationId)).toMatchObject({ state: 'expired' });
    expect((await path()).at(-1)).toBe('pending > expired by reconciliation');
    expect(await checks(30 * 24 * 60 * 60_000)).toBe(1);
    expect(await checks(30 * 24 * 60 * 60_000)).toBe(0);
  });

  it('finds a payment that came days after its order had expired', async () => {
    const donation = await shop.begin();
    expect(await checks(25 * 60 * 60_000)).toBe(1);
    expect(await shop.look(donation.donationId)).toMatchObject({ state: 'expired' });
    expect(await checks(5 * 60 * 60_000)).toBe(0);
    expect(await checks(4 * 24 * 60 * 60_000)).toBe(1);
    await shop.checkout.pay(donation, 'card');
    expect(await checks(72 * 60 * 60_000)).toBe(1);
    expect(await shop.look(donation.donationId)).toMatchObject({ state: 'paid' });
    expect(await flags()).toMatchObject([{ kind: 'paid_late' }]);
  });

  it('checks a pending payment that its reference no longer returns', async () => {
    const { donation, id } = await pay('mobile-money-later', { method: 'mobile_money' });
    await shop.confirm(donation.txRef, id);
    // The reference now returns the newer attempt, not the pending one.
    await shop.checkout.pay(donation, 'declined-mobile-money');
    expect(await checks(5_000)).toBe(1);
    expect(await shop.look(donation.donationId)).toMatchObject({ state: 'pending' });
    await shop.checkout.settle(id, 'failed');
    expect(await checks(60_000)).toBe(1);
    expect(await shop.look(donation.donationId)).toMatchObject({ state: 'failed' });
  });

  it('expires an order with the last of its references, after each was checked', async () => {
    const first = await shop.begin();
    shop.clock.advance(1_000);
    const second = await shop.begin({ donationId: first.donationId, amount: 30_000 });
    await shop.checkout.pay(second, 'card');
    // As after a downtime of more than a day: the older reference is checked first.
    shop.clock.advance(48 * 60 * 60_000);
    const transactionByReference = vi
      .spyOn(shop.deps.provider, 'transactionByReference')
      .mockResolvedValueOnce(undefined)
      .mockRejectedValueOnce(new ProviderError('away', 'The payment service answered 503'));
    expect(await reconcileDue(shop.deps)).toBe(2);
    transactionByReference.mockRestore();
    expect(await shop.look(first.donationId)).toMatchObject({ state: 'created' });
    expect(await checks(60 * 60_000)).toBe(1);
    expect(await shop.look(first.donationId)).toMatchObject({ state: 'paid' });
    expect(await shop.database.db.select().from(orders)).toMatchObject([{ paid: 30_000 }]);
    expect(await flags()).toEqual([]);
  });

  it('checks an expired order once more when a webhook reports a payment', async () => {
    const donation = await shop.begin();
    expect(await checks(25 * 60 * 60_000)).toBe(1);
    expect(await shop.look(donation.donationId)).toMatchObject({ state: 'expired' });
    const id = idOf(await shop.checkout.pay(donation, 'card'));
    await shop.checkout.behaviour({ rest: 'down' });
    expect(
      await shop.webhook({ event: 'charge.completed', data: { id, tx_ref: donation.txRef } }),
    ).toMatchObject({ status: 503 });
    expect(await checks(6_000)).toBe(1);
    expect(await shop.look(donation.donationId)).toMatchObject({ state: 'expired' });
    await shop.checkout.behaviour({ rest: 'up' });
    expect(await checks(60 * 60_000)).toBe(1);
    expect(await shop.look(donation.donationId)).toMatchObject({ state: 'paid' });
    expect(await checks(60 * 60_000)).toBe(0);
  });

  it('expires nothing while the payment service cannot be asked', async () => {
    const donation = await shop.begin();
    await shop.checkout.pay(donation, 'card');
    await shop.checkout.behaviour({ rest: 'down' });
    expect(await checks(48 * 60 * 60_000)).toBe(1);
    expect(await shop.look(donation.donationId)).toMatchObject({ state: 'created' });
    await shop.checkout.behaviour({ rest: 'up' });
    expect(await checks(60 * 60_000)).toBe(1);
    expect(await shop.look(donation.donationId)).toMatchObject({ state: 'paid' });
  });
});

it('undoes everything when an effect fails, and succeeds the next time', async () => {
  const { donation, id } = await pay('card');
  await shop.database.client.exec('alter table outbox rename to outbox_away');
  expect((await shop.confirm(donation.txRef, id)).status).toBe(500);
  expect(await raised()).toBe(0);
  expect(await shop.look(donation.donationId)).toMatchObject({ state: 'created' });
  await shop.database.client.exec('alter table outbox_away rename to outbox');
  expect((await shop.confirm(donation.txRef, id)).body).toMatchObject({ state: 'paid' });
  expect(await shop.database.db.select().from(outbox)).toHaveLength(2);
});
