import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { orders, payments, projects, refunds } from '../../platform/db/schema';
import type { PaymentFlag } from '../../payments/flags/flags.contract';
import { settleLostRefunds } from '../../payments/refunds/settleLostRefunds';
import type { RefundView } from '../../payments/refunds/refund.contract';
import { queuedMails } from '../../testing/mails';
import { testPayments } from '../../testing/testApi';
import type { DonationDetail, DonationList, DonationSums } from './staff.routes';

const shop = testPayments();
let staff: { authorization: string };
beforeEach(async () => {
  await shop.takeBack();
  await shop.checkout.behaviour({ hold: true });
  staff = await shop.staff();
});
afterEach(() => shop.checkout.behaviour({ rest: 'up' }));

const get = async <T>(path: string) =>
  (await shop.ask('GET', `/api/staff${path}`, undefined, staff)).body as T;
const post = (
  path: string,
  body?: object,
  key: string = randomUUID(),
  headers: object = {},
  method = 'POST',
) => shop.ask(method, `/api/staff${path}`, body, { ...staff, 'idempotency-key': key, ...headers });
const list = (query = '') => get<DonationList>(`/donations${query}`);
const names = async (query: string) => (await list(query)).rows.map(({ name }) => name);
const raised = async () =>
  (await shop.database.db.select().from(projects).where(eq(projects.slug, 'mate')))[0]?.raised;

async function pay(changes: object = {}) {
  const donation = await shop.begin(changes);
  const { callbacks } = await shop.checkout.pay(donation, 'card');
  await shop.confirm(donation.txRef, callbacks[0]?.transaction_id);
  shop.clock.advance(60_000);
  return donation;
}
const detail = (donationId: string) => get<DonationDetail>(`/donations/${donationId}`);
const paymentOf = async (donationId: string) => (await detail(donationId)).payments[0]?.id ?? '';

describe('the list of donations', () => {
  beforeEach(async () => {
    await pay({ name: 'Ama', email: 'ama@one.example', amount: 10_000, message: 'For 100% of the cello' });
    await pay({
      name: 'kofi',
      email: 'kofi@two.example',
      amount: 30_000,
      anonymous: true,
      project: 'vehicle',
    });
    await shop.begin({ name: 'Esi', email: 'esi@three.example', amount: 20_000, method: 'mobile_money' });
  });

  // In sequence: paying the donations of these tests takes a second.
  it('is sorted, searched, filtered and paged by its address', async () => {
    const answers: readonly (readonly [query: string, expected: readonly string[]])[] = [
      ['?sort=name&order=asc', ['Ama', 'Esi', 'kofi']],
      ['?sort=amount', ['kofi', 'Esi', 'Ama']],
      ['?sort=paidAt&order=asc', ['Ama', 'kofi', 'Esi']],
      ['?sort=paidAt&order=desc', ['kofi', 'Ama', 'Esi']],
      ['?search=AMA', ['Ama']],
      ['?search=%00ama', ['Ama']],
      ['?search=two.example', ['kofi']],
      ['?search=cello%20ama', ['Ama']],
      ['?search=cello%20kofi', []],
      ['?search=0%25', ['Ama']],
      ['?search=%25_', []],
      ['?search=R-000002', ['kofi']],
      ["?search='%20or%201=1", []],
      ['?state=paid', ['kofi', 'Ama']],
      ['?state=created,failed', ['Esi']],
      ['?project=vehicle', ['kofi']],
      ['?method=mobile_money', ['Esi']],
      ['?anonymous=true', ['kofi']],
      ['?anonymous=false', ['Esi', 'Ama']],
      ['?flagged=true', []],
      ['?from=2025-03-01&to=2025-03-01', ['Esi', 'kofi', 'Ama']],
      ['?from=2025-03-02', []],
      ['?perPage=2&page=2', ['Ama']],
    ];
    for (const [query, expected] of answers) expect.soft(await names(query), query).toEqual(expected);
  });

  it('sums all matching donations, on any page', async () => {
    expect(await list('?perPage=1')).toMatchObject({ total: 3, more: false });
    const sums = (query: string) => get<DonationSums>(`/donations/sums${query}`);
    expect(await sums('')).toEqual({ count: 2, paid: 40_000, fees: 0, refunded: 0, net: 40_000 });
    expect(await sums('?search=ama')).toMatchObject({ count: 1, paid: 10_000 });
    expect(await sums('?search=nobody')).toEqual({ count: 0, paid: 0, fees: 0, refunded: 0, net: 0 });
  });

  it('rejects an invalid address', async () => {
    const queries = [
      '?state=lost',
      '?page=0',
      '?perPage=101',
      '?sort=email',
      '?from=yesterday',
      '?anonymous=perhaps',
      '?to=9999-12-31',
      '?from=0000-01-01',
    ];
    for (const query of queries) {
      const { status } = await shop.ask('GET', `/api/staff/donations${query}`, undefined, staff);
      expect.soft(status, query).toBe(422);
    }
  });

  it('is found by reference and by the number of the payment', async () => {
    const { attempts, payments: paid } = await detail((await list('?search=ama')).rows[0]?.donationId ?? '');
    expect(await names(`?search=${attempts[0]?.txRef}`)).toEqual(['Ama']);
    expect(await names(`?search=${paid[0]?.providerId}`)).toEqual(['Ama']);
  });

  it('is exported as CSV without formulas and without anonymous donors', async () => {
    await pay({ name: '=HYPERLINK("http://evil.example")', email: 'eve@example.com', message: '+1' });
    const response = await shop.send('GET', '/api/staff/donations/export?state=paid', undefined, staff);
    expect(response.headers.get('content-type')).toBe('text/csv; charset=utf-8');
    expect(response.headers.get('content-disposition')).toContain('donations-2025-03-01.csv');
    const [, ama, kofi, eve] = (await response.text()).split('\r\n');
    expect(ama).toMatch(
      /^R-000001,Paid,100\.00,100\.00,0\.00,MATE,Ama,ama@one\.example,\+233 \d\d \d{3} \d{4},/,
    );
    expect(kofi).toMatch(/^R-000002,Paid,300\.00,300\.00,0\.00,A vehicle,Anonymous,,,,Card,/);
    expect(eve).toContain('"\'=HYPERLINK(""http://evil.example"")"');
    expect(eve).toContain(`"'+1"`);
  });
});

describe('one donation', () => {
  it('is shown with its history', async () => {
    const donation = await shop.begin();
    const declined = await shop.checkout.pay(donation, 'declined-card');
    await shop.confirm(donation.txRef, declined.callbacks[0]?.transaction_id);
    const { donationId } = await pay({ donationId: donation.donationId });
    const history = await detail(donationId);
    expect(history).toMatchObject({
      receiptNumber: 'R-000001',
      state: 'paid',
      payments: [
        { status: 'failed', granted: false, response: 'Your bank declined the card' },
        { status: 'successful', granted: true, amount: 20_000 },
      ],
      mails: [
        { to: 'ama@example.com', state: 'waiting' },
        { to: shop.settings.mail.staff, state: 'waiting' },
      ],
    });
    expect(history.transitions.map(({ from, to, cause }) => [from, to, cause])).toEqual([
      [null, 'created', 'customer'],
      ['created', 'failed', 'callback'],
      ['failed', 'created', 'customer'],
      ['created', 'paid', 'callback'],
    ]);
    expect(history.attempts).toHaveLength(2);
    expect((await shop.ask('GET', `/api/staff/donations/${randomUUID()}`, undefined, staff)).status).toBe(
      404,
    );
  });

  it('gets its receipt sent again for each click', async () => {
    const { donationId } = await pay();
    const key = randomUUID();
    expect((await post(`/donations/${donationId}/receipt`, undefined, key)).status).toBe(200);
    expect((await post(`/donations/${donationId}/receipt`, undefined, key)).status).toBe(200);
    expect((await post(`/donations/${donationId}/receipt`)).status).toBe(200);
    const sent = (await queuedMails(shop.database.db)).filter(({ subject }) =>
      subject.startsWith('Your receipt'),
    );
    expect(sent).toHaveLength(3);
    expect((await detail(donationId)).mails).toHaveLength(4);
    const unpaid = await shop.begin();
    expect((await post(`/donations/${unpaid.donationId}/receipt`)).status).toBe(409);
  });
});

describe('a refund', () => {
  it('refunds the whole amount through the payment service, once', async () => {
    const { donationId } = await pay();
    const path = `/payments/${await paymentOf(donationId)}/refunds`;
    const key = randomUUID();
    const request = { reason: 'Given by mistake' };
    const answers = await Promise.all([
      post(path, request, key),
      post(path, request, key),
      post(path, request, key),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await post(path, request, key)).toMatchObject({ body: { state: 'done', amount: 20_000 } });
    expect((await shop.checkout.state()).refunds.map(({ amount }) => amount)).toEqual([20_000]);
    expect(await detail(donationId)).toMatchObject({
      state: 'refunded',
      refunded: 20_000,
      refunds: [{ state: 'done', reason: 'Given by mistake', requestedBy: 'Unknown account' }],
    });
    expect(await raised()).toBe(0);
    const [mail] = (await queuedMails(shop.database.db)).slice(-1);
    expect(mail).toMatchObject({ to: 'ama@example.com', subject: 'GH₵ 200.00 is being refunded to you' });
    expect(await shop.look(donationId)).toMatchObject({ state: 'refunded', receipt: { refunded: 20_000 } });
    expect((await post(path, {})).status).toBe(409);
  });

  it('can be partial, until nothing remains', async () => {
    const { donationId } = await pay();
    const path = `/payments/${await paymentOf(donationId)}/refunds`;
    expect((await post(path, { amount: 5_000 })).status).toBe(200);
    expect(await raised()).toBe(15_000);
    expect(await detail(donationId)).toMatchObject({ state: 'paid', refunded: 5_000 });
    await post(`/donations/${donationId}/receipt`);
    const receipts = (await queuedMails(shop.database.db)).filter(({ subject }) =>
      subject.startsWith('Your receipt'),
    );
    expect(receipts.map(({ text }) => text.includes('Refunded: GH₵ 50.00 (GHS)'))).toEqual([true, true]);
    expect(await post(path, { amount: 15_001 })).toMatchObject({
      status: 409,
      body: { error: { fields: [{ field: 'amount', message: 'Only GH₵ 150.00 is left of this payment.' }] } },
    });
    expect((await post(path, {})).body).toMatchObject({ amount: 15_000, state: 'done' });
    expect(await detail(donationId)).toMatchObject({ state: 'refunded' });
    expect(await raised()).toBe(0);
  });

  it.each([0, -1, 1.5, '5000'])('is rejected for %o', async (amount) => {
    const { donationId } = await pay();
    expect((await post(`/payments/${await paymentOf(donationId)}/refunds`, { amount })).status).toBe(422);
  });

  it('takes a surplus first, which was never counted as raised', async () => {
    const donation = await shop.begin();
    const { callbacks } = await shop.checkout.pay({ ...donation, amount: 25_000 }, 'card');
    await shop.confirm(donation.txRef, callbacks[0]?.transaction_id);
    const path = `/payments/${await paymentOf(donation.donationId)}/refunds`;
    await post(path, { amount: 5_000 });
    expect(await raised()).toBe(20_000);
    // The donation itself is complete, and so are its receipt and the books.
    expect(await shop.look(donation.donationId)).toMatchObject({ receipt: { amount: 20_000, refunded: 0 } });
    const table = await shop.send('GET', '/api/staff/donations/export', undefined, staff);
    expect(await table.text()).toContain(',Paid,200.00,250.00,50.00,MATE,');
    await post(path, {});
    expect(await raised()).toBe(0);
    expect(await shop.look(donation.donationId)).toMatchObject({ receipt: { refunded: 20_000 } });
  });

  it('of a second payment does not change the donation', async () => {
    const first = await shop.begin();
    const second = await shop.begin({ donationId: first.donationId, amount: 30_000 });
    for (const donation of [first, second]) {
      const { callbacks } = await shop.checkout.pay(donation, 'card');
      await shop.confirm(donation.txRef, callbacks[0]?.transaction_id);
    }
    const { payments: both } = await detail(first.donationId);
    const extra = both.find(({ granted }) => !granted);
    expect((await post(`/payments/${extra?.id}/refunds`, {})).body).toMatchObject({
      state: 'done',
      amount: 30_000,
    });
    expect(await detail(first.donationId)).toMatchObject({ state: 'paid', refunded: 0 });
    expect(await raised()).toBe(20_000);
  });

  it('that the payment service refuses changes nothing, and can be requested again', async () => {
    const { donationId } = await pay();
    const [payment] = await shop.database.db.select().from(payments);
    // A refund on the payment service's own pages.
    await shop.deps.provider.refund(payment?.providerId ?? '', 20_000, 'by hand');
    const refused = await post(`/payments/${payment?.id}/refunds`, {});
    expect(refused).toMatchObject({ status: 409 });
    expect(JSON.stringify(refused.body)).toContain('Nothing was sent back');
    expect(await detail(donationId)).toMatchObject({ state: 'paid', refunds: [{ state: 'failed' }] });
    expect((await post(`/payments/${payment?.id}/refunds`, {})).status).toBe(409);
  });

  it.each([
    [true, 'done', 'refunded', 0],
    [false, 'failed', 'paid', 20_000],
  ])('without a response is settled by staff: it happened: %s', async (happened, state, order, left) => {
    const { donationId } = await pay();
    const path = `/payments/${await paymentOf(donationId)}/refunds`;
    await shop.checkout.behaviour({ rest: 'down' });
    const key = randomUUID();
    const unclear = (await post(path, {}, key)).body as RefundView;
    expect(unclear).toMatchObject({ state: 'unclear' });
    await shop.checkout.behaviour({ rest: 'up' });
    expect((await post(path, {}, key)).body).toMatchObject({ state: 'unclear' });
    expect((await post(path, {})).status).toBe(409);
    const { rows } = await get<{ rows: PaymentFlag[] }>('/payment-flags?open=true');
    expect(rows).toMatchObject([{ kind: 'refund_unclear', donationId }]);

    expect((await post(`/refunds/${unclear.id}/outcome`, { happened })).body).toMatchObject({ state });
    expect((await post(`/refunds/${unclear.id}/outcome`, { happened: !happened })).body).toMatchObject({
      state,
    });
    expect(await detail(donationId)).toMatchObject({ state: order });
    expect(await raised()).toBe(left);
    expect((await get<{ total: number }>('/payment-flags?open=true')).total).toBe(0);
  });

  /** Opens the drawer of a donation. @returns the version that it shows, as in a request */
  const opened = (donationId: string) =>
    new Promise<{ 'if-match': string }>((resolve, reject) => {
      const visitor = { account: 'auth0|somebody', name: 'Somebody' };
      shop.deps.together
        .open({ kind: 'donation', id: donationId }, visitor, ({ version }) =>
          resolve({ 'if-match': `"${version}"` }),
        )
        .catch(reject);
    });

  it('based on the seen version is completed, whatever else happens meanwhile', async () => {
    const { donationId } = await pay();
    const path = `/payments/${await paymentOf(donationId)}/refunds`;
    const decided = await opened(donationId);
    const sentBefore = (await shop.checkout.state()).refunds.length;
    const { refund } = shop.deps.provider;
    const colleague = `Bearer ${await shop.token({ sub: 'auth0|kofi' })}`;
    const slow = vi.spyOn(shop.deps.provider, 'refund').mockImplementationOnce(async (...args) => {
      const as = { authorization: colleague };
      await post(`/donations/${donationId}/wall`, { wall: 'hidden' }, randomUUID(), as, 'PUT');
      return refund.apply(shop.deps.provider, args);
    });
    const key = randomUUID();
    const first = await post(path, { amount: 5_000 }, key, decided);
    expect(first).toMatchObject({ status: 200, body: { state: 'done' } });
    expect(slow).toHaveBeenCalledOnce();
    // A repeat after a lost response is not in conflict with its own change.
    expect(await post(path, { amount: 5_000 }, key, decided)).toMatchObject({
      status: 200,
      body: first.body,
    });
    expect(await detail(donationId)).toMatchObject({ wall: 'hidden', refunded: 5_000 });
    // A decision on an outdated version is refused before any money moves.
    expect((await post(path, { amount: 5_000 }, randomUUID(), decided)).status).toBe(409);
    expect((await shop.checkout.state()).refunds).toHaveLength(sentBefore + 1);
    slow.mockRestore();
  });

  it('without a response is settled from an open drawer', async () => {
    const { donationId } = await pay();
    await shop.checkout.behaviour({ rest: 'down' });
    const { id } = (await post(`/payments/${await paymentOf(donationId)}/refunds`, {})).body as RefundView;
    await shop.checkout.behaviour({ rest: 'up' });
    const decided = await opened(donationId);
    expect(await post(`/refunds/${id}/outcome`, { happened: true }, randomUUID(), decided)).toMatchObject({
      status: 200,
      body: { state: 'done' },
    });
    expect((await get<{ total: number }>('/payment-flags?open=true')).total).toBe(0);
  });

  it('whose process ended meanwhile becomes a case for staff', async () => {
    const { donationId } = await pay();
    const paymentId = await paymentOf(donationId);
    const requestedAt = shop.clock.now();
    const lost = {
      requestKey: randomUUID(),
      amount: 20_000,
      state: 'requested' as const,
      requestedBy: 'somebody',
    };
    await shop.database.db.insert(refunds).values({ ...lost, paymentId, requestedAt });
    await settleLostRefunds(shop.deps);
    expect((await detail(donationId)).refunds).toMatchObject([{ state: 'requested' }]);
    shop.clock.advance(3 * 60_000);
    await settleLostRefunds(shop.deps);
    await settleLostRefunds(shop.deps);
    expect(await detail(donationId)).toMatchObject({
      refunds: [{ state: 'unclear' }],
      flags: [{ kind: 'refund_unclear' }],
    });
  });

  it('is rejected for an unknown payment', async () => {
    expect((await post(`/payments/${randomUUID()}/refunds`, {})).status).toBe(404);
    expect((await post(`/refunds/${randomUUID()}/outcome`, { happened: true })).status).toBe(404);
  });
});

describe('a case', () => {
  it('is resolved once, with a note', async () => {
    const donation = await shop.begin();
    const { callbacks } = await shop.checkout.pay({ ...donation, amount: 100 }, 'card');
    await shop.confirm(donation.txRef, callbacks[0]?.transaction_id);
    expect(await names('?flagged=true')).toEqual(['Ama Serwaa Danso']);
    const { rows } = await get<{ rows: PaymentFlag[] }>('/payment-flags');
    const path = `/payment-flags/${rows[0]?.id}/resolve`;
    expect((await post(path, { note: ' ' })).status).toBe(422);
    expect((await post(path, { note: 'Rang her' })).body).toMatchObject({
      note: 'Rang her',
      resolvedBy: 'Unknown account',
    });
    expect((await post(path, { note: 'Again' })).body).toMatchObject({ note: 'Rang her' });
    expect(await names('?flagged=true')).toEqual([]);
    expect(await shop.look(donation.donationId)).toMatchObject({ needsStaff: false });
    expect((await post(`/payment-flags/${randomUUID()}/resolve`, { note: 'x' })).status).toBe(404);
  });

  it('counts among what needs attention, live', async () => {
    const counts = async () => (await shop.ask('GET', '/api/stats/counts', undefined, staff)).body;
    await pay();
    expect(await counts()).toMatchObject({ donations: 1, donated: 20_000, openFlags: 0 });
    const other = await shop.checkout.pay({ txRef: 'not-ours', amount: 700 }, 'card');
    await shop.webhook({ event: 'charge.completed', data: { id: other.callbacks[0]?.transaction_id } });
    expect(await counts()).toMatchObject({ donations: 1, donated: 20_000, openFlags: 1 });
    expect(await shop.database.db.select().from(orders)).toHaveLength(1);
  });
});

describe('a monthly gift', () => {
  const set = (giftId: string, state: string) =>
    post(`/monthly-gifts/${giftId}`, { state }, randomUUID(), {}, 'PATCH');

  it('is shown with each of its donations, and ended by staff for the donor, who gets a mail', async () => {
    const { donationId } = await pay({ frequency: 'monthly' });
    expect((await detail(donationId)).gift).toMatchObject({
      state: 'active',
      amount: 20_000,
      byItself: true,
    });
    expect(await set(donationId, 'paused')).toMatchObject({ status: 200, body: { state: 'paused' } });
    expect(await set(donationId, 'stopped')).toMatchObject({ body: { state: 'stopped', nextAt: null } });
    expect(await set(donationId, 'stopped')).toMatchObject({ status: 200 });
    expect(await set(donationId, 'active')).toMatchObject({ status: 409 });
    expect((await detail(donationId)).gift).toMatchObject({ state: 'stopped', byItself: false });
  });

  it('is none of a single donation, and staff cannot begin one', async () => {
    const { donationId } = await pay();
    expect((await detail(donationId)).gift).toBeNull();
    expect(await set(donationId, 'stopped')).toMatchObject({ status: 404 });
    expect(await set(donationId, 'starting')).toMatchObject({ status: 422 });
  });
});
