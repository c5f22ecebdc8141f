import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { donations } from '../../platform/db/schema';
import { queuedMails } from '../../testing/mails';
import { testPayments } from '../../testing/testApi';
import type { DonorWall } from '../donations.routes';
import { isSuspect } from './isSuspect';

describe('words that staff check first', () => {
  it.each([
    'You are a bunch of idiots',
    'Sh1t happens',
    'f u c k this',
    'fuuuck',
    'Kwasiaa',
    'Win at www.example.com',
    'write to me@example.com',
    'call 024 412 3456',
    'Cheap loans for all',
    'x'.repeat(201),
    'W'.repeat(100),
    'fu\u0441k',
    '\u0410\u043d\u043d\u0430',
    `A${'\u0301'.repeat(4)}`,
  ])('include %s', (text) => expect(isSuspect(text)).toBe(true));

  it.each([
    'Play on!',
    'For the cello, with love from the class of 1998',
    'Medaase. Yɛ da mo ase paa!',
    'God bless Essex Street Choir',
    'In memory of Grandma, who sang at 7 a.m. every day.',
    'Bach, Mozart & Ephraim Amu',
    'For the wind sextet, and its fagott',
    '',
    null,
    undefined,
  ])('exclude %s', (text) => expect(isSuspect(text)).toBe(false));
});

describe('the donor wall', () => {
  const shop = testPayments();
  beforeEach(() => shop.takeBack());

  async function pay(changes: object) {
    const donation = await shop.begin(changes);
    const { callbacks } = await shop.checkout.pay(donation, 'card');
    await shop.confirm(donation.txRef, callbacks[0]?.transaction_id);
    return donation.donationId;
  }
  const wall = async () =>
    ((await shop.ask('GET', '/api/projects/project/mate/donors')).body as DonorWall).rows.map(
      ({ name, message }) => [name, message],
    );
  const decide = async (donationId: string, state: string) =>
    shop.ask('PUT', `/api/staff/donations/${donationId}/wall`, { wall: state }, await shop.staff());

  it('shows messages at once, and suspect ones after staff approve', async () => {
    await pay({ name: 'Kofi', message: 'Play on!' });
    const id = await pay({ name: 'Ama', message: 'Visit www.example.com' });
    expect(await wall()).toContainEqual(['Kofi', 'Play on!']);
    expect(await wall()).toContainEqual([null, null]);
    const [notice] = (await queuedMails(shop.database.db)).slice(-1);
    expect(notice?.text).toContain('are not shown until you have checked them');
    const { body } = await shop.ask(
      'GET',
      '/api/staff/donations?wall=waiting',
      undefined,
      await shop.staff(),
    );
    expect(body).toMatchObject({ total: 1, rows: [{ donationId: id, wall: 'waiting' }] });

    expect((await decide(id, 'shown')).body).toMatchObject({ wall: 'shown', name: 'Ama' });
    expect(await wall()).toContainEqual(['Ama', 'Visit www.example.com']);
    await decide(id, 'hidden');
    expect(await wall()).toContainEqual([null, null]);
    expect((await decide(id, 'maybe')).status).toBe(422);
    expect((await decide('4f6c0f5e-6d53-4f0e-9c9b-0d2b8f1f6a11', 'shown')).status).toBe(404);
  });

  it('shows a stored name of invisible characters as anonymous, and no stacked marks', async () => {
    const id = await pay({ name: 'Kofi', message: 'Play on!' });
    await shop.database.db
      .update(donations)
      .set({ name: '\u200b\u3164', message: `A${'\u0301'.repeat(80)}` })
      .where(eq(donations.id, id));
    expect((await wall())[0]).toEqual([null, '\u00c1\u0301\u0301\u0301']);
  });

  it('checks edited messages again, and never those of anonymous donors', async () => {
    const first = await shop.begin({ message: 'Visit www.example.com' });
    await shop.begin({ donationId: first.donationId, message: 'Play on!' });
    const secret = await shop.begin({ anonymous: true, message: 'Visit www.example.com' });
    const states = async (donationId: string) =>
      (await shop.ask('GET', `/api/staff/donations/${donationId}`, undefined, await shop.staff())).body;
    expect(await states(first.donationId)).toMatchObject({ wall: 'shown' });
    expect(await states(secret.donationId)).toMatchObject({ wall: 'shown' });
  });
});
