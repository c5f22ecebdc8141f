import { declaredSupporters } from '@school/shared/projects/declare';
import { supporterGifts } from '@school/shared/projects/supporters';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { orders } from '../../platform/db/schema';
import { aDonation } from '../../testing/payments';
import { payHosted, plainFormsOf } from '../../testing/plainForms';
import { publisherOf } from '../../testing/publishing';
import { testPayments } from '../../testing/testApi';

const shop = testPayments();
const { stateAt } = plainFormsOf(shop);
const publish = publisherOf(shop, declaredSupporters([]));

const page = {
  id: 'ama-runs',
  title: 'Ama runs for pianos',
  supporter: 'Ama Owusu',
  project: 'mate',
  story: ['I run from Tema to Accra.'],
  cedis: 2_000,
};

beforeEach(async () => {
  await shop.takeBack();
  shop.deps.settings.donationFees = { card: 195, mobile_money: 195 };
  await publish([page]);
});

async function give(changes: object = {}) {
  const donation = await shop.begin({ amount: 10_000, supporterPage: page.id, ...changes });
  const { callbacks } = await shop.checkout.pay(donation, 'card');
  await shop.confirm(donation.txRef, callbacks[0]?.transaction_id);
  return donation;
}

const gifts = async () => (await shop.ask('GET', `/api${supporterGifts.path}`)).body;

describe('a supporter’s page', () => {
  it('counts the paid gifts that name it, without fees', async () => {
    expect(await gifts()).toEqual({ [page.id]: { raised: 0, gifts: 0 } });
    await shop.begin({ supporterPage: page.id });
    await give({ supporterPage: '' });
    expect(await gifts()).toEqual({ [page.id]: { raised: 0, gifts: 0 } });
    await give({ coverFee: true });
    await give({ amount: 5_000 });
    expect(await gifts()).toEqual({ [page.id]: { raised: 15_000, gifts: 2 } });
  });

  it('does not count what went back to the donor', async () => {
    const refund = (txRef: string, refunded: number) =>
      shop.database.db.update(orders).set({ refunded }).where(eq(orders.txRef, txRef));
    await refund((await give()).txRef, 4_000);
    const { txRef } = await give({ coverFee: true });
    // No more than its fee is left.
    await refund(txRef, 10_000);
    expect(await gifts()).toEqual({ [page.id]: { raised: 6_000, gifts: 1 } });
  });

  it('counts for its own project alone', async () => {
    await give();
    await publish([{ ...page, project: 'vehicle' }]);
    expect(await gifts()).toEqual({ [page.id]: { raised: 0, gifts: 0 } });
  });

  it('is gone once staff withdraw it, and keeps its gifts until they publish it again', async () => {
    await give();
    await publish([]);
    expect((await shop.ask('GET', `/api${supporterGifts.path}`)).status).toBe(404);
    await publish([page]);
    expect(await gifts()).toEqual({ [page.id]: { raised: 10_000, gifts: 1 } });
  });

  it.each([
    { id: 'A B' },
    { title: ' ' },
    { supporter: '' },
    { project: 'unknown' },
    { story: [] },
    { cedis: 0 },
  ])('is refused with %j', async (change) =>
    expect((await publish([{ ...page, ...change }])).status).toBe(422),
  );
});

describe('a donation for a supporter’s page', () => {
  const message = 'This supporter’s page has ended. Please choose another one, or none.';
  const refusal = { error: { fields: [{ field: 'supporterPage', message }] } };

  it.each([
    ['a page that is not published', { supporterPage: 'kofi-sings' }],
    ['the page of another project', { supporterPage: page.id, project: 'vehicle' }],
  ])('is refused for %s', async (_, changes) =>
    expect(await shop.start(changes)).toMatchObject({ status: 422, body: refusal }),
  );

  it('cannot take its page along to another project', async () => {
    const { donationId } = await shop.begin({ supporterPage: page.id });
    expect(await shop.start({ donationId, supporterPage: page.id, project: 'vehicle' })).toMatchObject({
      status: 422,
      body: refusal,
    });
  });

  it('changes its page until it is paid, and is the same donation when it is sent again', async () => {
    const first = await shop.begin({ supporterPage: page.id });
    const same = await shop.begin({ donationId: first.donationId, supporterPage: page.id });
    expect(same.txRef).toBe(first.txRef);
    await give({ donationId: first.donationId, supporterPage: '' });
    expect(await gifts()).toEqual({ [page.id]: { raised: 0, gifts: 0 } });
  });

  it('is shown to staff with the page’s title, and with its id once the page is gone', async () => {
    const { donationId } = await give();
    const detail = async () =>
      (await shop.ask('GET', `/api/staff/donations/${donationId}`, undefined, await shop.staff())).body;
    expect(await detail()).toMatchObject({ supporterPage: page.title });
    await publish([]);
    expect(await detail()).toMatchObject({ supporterPage: page.id });
  });

  it('keeps its page when a payment without a script is tried again, also after the page has ended', async () => {
    const { message: _, donationId: _id, anonymous: _no, ...typed } = aDonation({ supporterPage: page.id });
    const fields = Object.entries({ ...typed, amount: '100' });
    const send = async (sent: unknown) =>
      ((await shop.ask('POST', '/api/forms/startDonation', { fields: sent })).body as { location: string })
        .location;
    const declined = await payHosted(await send(fields), 'declined-card');
    await stateAt(declined);
    await publish([]);
    const again = await send([['paymentId', declined.pathname.split('/').at(-1)]]);
    expect((await stateAt(await payHosted(again, 'card'))).body.state).toBe('paid');
    await publish([page]);
    expect(await gifts()).toEqual({ [page.id]: { raised: 10_000, gifts: 1 } });
  });
});
