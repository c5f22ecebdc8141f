import { randomUUID } from 'node:crypto';
import { donationProjects, nameInSentence } from '@school/shared/projects';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { donations, orders, orderTransitions, paymentAttempts, projects } from '../platform/db/schema';
import { queuedMails } from '../testing/mails';
import { aDonation } from '../testing/payments';
import { testPayments } from '../testing/testApi';
import type { DonorWall, StartedDonation } from './donations.routes';

const shop = testPayments();
beforeEach(async () => {
  await shop.takeBack();
  await shop.checkout.behaviour({ hold: true });
});

const stored = () => shop.database.db.select().from(donations);
const started = async (changes: object) => (await shop.start(changes)).body as StartedDonation;

async function pay(changes: object = {}) {
  const donation = await shop.begin(changes);
  const { callbacks } = await shop.checkout.pay(donation, 'card');
  await shop.confirm(donation.txRef, callbacks[0]?.transaction_id);
  return donation;
}

describe('a donation', () => {
  it("starts with all that the checkout needs, and the server's amount", async () => {
    const donationId = randomUUID();
    const { status, body } = await shop.start({ donationId, message: '  For the cello.  ' });
    expect(status).toBe(200);
    expect(body).toEqual({
      donationId,
      state: 'created',
      project: { kind: 'project', slug: 'mate', name: 'MATE' },
      checkout: {
        txRef: expect.stringMatching(/^donation-[0-9a-f]{32}$/) as string,
        amount: 20_000,
        currency: 'GHS',
        publicKey: shop.checkout.payments.publicKey,
        scriptUrl: `${shop.checkout.origin}/v3.js`,
        paymentOptions: 'card',
        customer: { name: 'Ama Serwaa Danso', email: 'ama@example.com', phone: '+233241234567' },
        title: 'Music School & Conservatory',
        description: 'A donation for MATE',
      },
    });
    expect(await stored()).toMatchObject([{ id: donationId, message: 'For the cello.', anonymous: false }]);
  });

  it.each(donationProjects)('for $name has the right name within a sentence', async (project) => {
    const name = nameInSentence(project);
    const { donationId, description } = await pay({ project: project.slug });
    expect(description).toBe(`A donation for ${name}`);
    const subjects = (await queuedMails(shop.database.db)).map(({ subject }) => subject);
    expect(subjects).toEqual([
      `Your receipt: GH₵ 200.00 for ${name}`,
      `A donation of GH₵ 200.00 for ${name}`,
    ]);
    expect(await shop.look(donationId)).toMatchObject({ receipt: { project: { name: project.name } } });
  });

  it('is one donation, however often and quickly it is sent', async () => {
    const donationId = randomUUID();
    const answers = await Promise.all(Array.from({ length: 8 }, () => started({ donationId })));
    expect(new Set(answers.map(({ checkout }) => checkout?.txRef)).size).toBe(1);
    expect(await stored()).toHaveLength(1);
    expect(await shop.database.db.select().from(orders)).toHaveLength(1);
  });

  it('accepts changes while nothing is paid: a new amount gets a new reference', async () => {
    const first = await shop.begin();
    const renamed = await shop.begin({ donationId: first.donationId, name: 'Ama Danso' });
    expect(renamed.txRef).toBe(first.txRef);
    const dearer = await shop.begin({ donationId: first.donationId, name: 'Ama Danso', amount: 50_000 });
    expect(dearer.txRef).not.toBe(first.txRef);
    expect(dearer.amount).toBe(50_000);
    const moved = await shop.begin({ ...dearer, donationId: first.donationId, ...elsewhere });
    expect(moved.txRef).toBe(dearer.txRef);
    expect(await stored()).toMatchObject([{ name: 'Kofi' }]);
    expect(await shop.database.db.select().from(paymentAttempts)).toHaveLength(2);
  });
  const elsewhere = { amount: 50_000, name: 'Kofi', email: 'kofi@example.com', project: 'vehicle' };

  it('cannot change while a payment is pending', async () => {
    const donation = await shop.begin({ method: 'mobile_money' });
    const { callbacks } = await shop.checkout.pay(donation, 'mobile-money-later');
    await shop.confirm(donation.txRef, callbacks[0]?.transaction_id);
    const { donationId } = donation;
    expect(await started({ donationId, method: 'mobile_money' })).toMatchObject({
      state: 'pending',
      checkout: null,
    });
    const changed = await shop.start({ donationId, method: 'mobile_money', amount: 1_000 });
    expect(changed).toMatchObject({ status: 409, body: { error: { code: 'conflict' } } });
    await shop.checkout.settle(callbacks[0]?.transaction_id ?? 0, 'successful');
    await shop.confirm(donation.txRef);
  });

  it('cannot start again once it is paid, whatever is sent', async () => {
    const { donationId } = await pay();
    await shop.database.db.update(projects).set({ isOpen: false });
    const again = await started({ donationId, amount: 99_900, name: 'Somebody Else' });
    expect(again).toMatchObject({ state: 'paid', checkout: null });
    expect(await stored()).toMatchObject([{ name: 'Ama Serwaa Danso' }]);
    expect(await shop.look(donationId)).toMatchObject({ receipt: { amount: 20_000 } });
  });

  it('can start again after it has expired', async () => {
    const donation = await shop.begin();
    await shop.database.db.update(orders).set({ state: 'expired' });
    const again = await shop.begin({ donationId: donation.donationId });
    expect(again.txRef).not.toBe(donation.txRef);
    const moves = await shop.database.db.select().from(orderTransitions);
    expect(moves.at(-1)).toMatchObject({ from: 'expired', to: 'created', cause: 'customer' });
  });

  it('is shown without missing values, and only with its id', async () => {
    const donation = await shop.begin();
    expect(await shop.look(donation.donationId)).toEqual({
      donationId: donation.donationId,
      state: 'created',
      needsStaff: false,
      method: 'card',
      project: { kind: 'project', slug: 'mate', name: 'MATE' },
      receipt: null,
    });
    expect((await shop.ask('GET', `/api/donations/${randomUUID()}`)).status).toBe(404);
    expect((await shop.ask('GET', '/api/donations/1')).status).toBe(422);
  });
});

describe('an invalid donation', () => {
  const amount = 'Please enter an amount in cedis and pesewas';
  it.each([
    ['amount', { amount: 499 }, 'The smallest donation is GH₵ 5.00'],
    ['amount', { amount: -20_000 }, 'The smallest donation is GH₵ 5.00'],
    ['amount', { amount: 0 }, 'The smallest donation is GH₵ 5.00'],
    ['amount', { amount: 10_000_001 }, 'For a donation above GH₵ 100,000.00, please call us'],
    ['amount', { amount: 500.5 }, amount],
    ['amount', { amount: null }, amount],
    ['amount', { amount: '20000' }, amount],
    ['amount', { amount: undefined }, amount],
    ['currency', { currency: 'USD' }, 'Donations are taken in Ghana cedis'],
    ['email', { email: 'ama@' }, 'The provided email is invalid'],
    ['phone', { phone: '12' }, 'The provided phone is invalid'],
    ['phone', { phone: '', method: 'mobile_money' }, 'Please enter a phone number'],
    ['name', { name: ' ' }, 'Please enter your name'],
    ['message', { message: 'x'.repeat(281) }, 'This can have at most 280 characters'],
    ['method', { method: 'cash' }, 'Please choose how you would like to pay'],
    ['project', { project: 'unknown' }, 'There is nothing to donate to at this address'],
    ['project', { project: '../mate' }, 'This address is not valid'],
    ['donationId', { donationId: '1' }, 'Something went wrong: please reload the page'],
  ])('is rejected at %s for %o', async (field, changes, message) => {
    const { status, body } = await shop.start(changes);
    expect(status).toBe(422);
    expect(body).toMatchObject({ error: { code: 'validation_failed', fields: [{ field, message }] } });
    expect(await stored()).toEqual([]);
  });

  it.each(['NaN', 'Infinity', '1e400'])(
    'is rejected with %s, which is no valid JSON number',
    async (number) => {
      const text = JSON.stringify(aDonation()).replace('"amount":20000', `"amount":${number}`);
      const { status } = await shop.ask('POST', '/api/donations', text);
      expect([400, 422]).toContain(status);
      expect(await stored()).toEqual([]);
    },
  );

  it('reports all errors at once', async () => {
    const { body } = await shop.start({ amount: 1, email: '', phone: '', method: 'mobile_money' });
    const { fields } = (body as { error: { fields: { field: string }[] } }).error;
    expect(fields.map(({ field }) => field)).toEqual(['amount', 'email', 'phone']);
  });

  it('is rejected with a message for a project that is closed', async () => {
    await shop.database.db.update(projects).set({ isOpen: false }).where(eq(projects.slug, 'mate'));
    expect(await shop.start()).toMatchObject({
      status: 422,
      body: {
        error: { fields: [{ field: 'project', message: 'No donations are taken for MATE at present' }] },
      },
    });
  });

  it.each(['leaveEmpty', 'website'])('is accepted with %s, an invisible field, filled in', async (trap) => {
    const long = `https://spam.example/${'x'.repeat(300)}`;
    expect(await shop.start({ [trap]: long })).toMatchObject({ status: 200 });
    expect(await stored()).toHaveLength(1);
  });
});

it('is limited per hour and address', async () => {
  shop.deps.settings.paymentsPerHour = 2;
  expect((await shop.start()).status).toBe(200);
  expect((await shop.start()).status).toBe(200);
  expect((await shop.start()).status).toBe(429);
  shop.deps.settings.paymentsPerHour = 100_000;
});

describe('the donors of a project', () => {
  const wall = async (query = '', slug = 'mate') =>
    (await shop.ask('GET', `/api/projects/project/${slug}/donors${query}`)).body as DonorWall;

  it('are those who have paid, newest first, without anonymous ones', async () => {
    const secret = { name: 'Kofi Secret', email: 'kofi@example.com', message: 'From Kofi', anonymous: true };
    await pay({ message: 'For the cello' });
    shop.clock.advance(1000);
    await pay({ ...secret, amount: 50_000 });
    await shop.begin({ name: 'Not Paid' });
    await pay({ name: 'Elsewhere', project: 'my-allegro' });

    const answer = await wall();
    expect(answer).toMatchObject({
      total: 2,
      rows: [
        { name: null, message: null, amount: 50_000 },
        { name: 'Ama Serwaa Danso', message: 'For the cello', amount: 20_000 },
      ],
    });
    expect(JSON.stringify(answer)).not.toMatch(/Kofi|@|[0-9a-f]{8}-/);
  });

  it('are paged', async () => {
    for (const name of ['One', 'Two', 'Three']) {
      shop.clock.advance(1000);
      await pay({ name });
    }
    const names = async (page: number) =>
      (await wall(`?perPage=2&page=${page}`)).rows.map(({ name }) => name);
    expect([await names(1), await names(2), await names(3)]).toEqual([['Three', 'Two'], ['One'], []]);
  });

  it('are rejected for an invalid page or project', async () => {
    expect((await shop.ask('GET', '/api/projects/project/unknown/donors')).status).toBe(404);
    expect((await shop.ask('GET', '/api/projects/asset/mate/donors')).status).toBe(404);
    expect((await shop.ask('GET', '/api/projects/project/mate/donors?perPage=1000')).status).toBe(422);
    expect((await shop.ask('GET', '/api/projects/project/mate/donors?page=-1')).status).toBe(422);
  });
});

it('raises the amount on every open page at once', async () => {
  const response = await shop.send('GET', '/api/projects/stream');
  const reader = (response.body as ReadableStream<Uint8Array>).getReader();
  const next = async (): Promise<unknown> => {
    const { value } = await reader.read();
    const data = /^event: raised\ndata: (.*)$/m.exec(new TextDecoder().decode(value))?.[1];
    return data ? (JSON.parse(data) as unknown) : next();
  };
  expect(await next()).toContainEqual({ slug: 'mate', raised: 0 });
  await pay();
  expect(await next()).toContainEqual({ slug: 'mate', raised: 20_000 });
  await reader.cancel();
});
