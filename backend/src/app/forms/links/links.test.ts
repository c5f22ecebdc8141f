import { randomUUID } from 'node:crypto';
import { LINK_FIELD, linkPages } from '@school/shared/schemas/sent';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import {
  communityMembers,
  competitionEntries,
  orders,
  ticketTypes,
  trialTimes,
} from '../../../platform/db/schema';
import { privateKey } from '../../../platform/core/privateKey';
import { idOfAddress, textKeyOf } from '../../../platform/text-reminders/textNumbers';
import { giveMonthly } from '../../../donations/monthly/giveMonthly';
import { testNow } from '../../../testing/api';
import { aMinor, anEntry, emptyCompetition, payingCompetition } from '../../../testing/competition';
import { emptyTables } from '../../../testing/database';
import { effectsOf } from '../../../testing/effects';
import { aDonation } from '../../../testing/payments';
import { actionsOf, factsOf, payHosted, plainFormsOf, refusedFields } from '../../../testing/plainForms';
import { testPayments } from '../../../testing/testApi';
import { teacherCalled } from '../../../testing/teachers';
import { emptyBoxOffice, payingBoxOffice, some } from '../../../testing/tickets';
import { findLink, linkKinds } from './openLink';

const shop = testPayments();
beforeEach(async () => {
  await shop.takeBack();
  await emptyCompetition(shop.database);
  await emptyBoxOffice(shop.database);
  await emptyTables(shop.database.client, 'community_members', 'referrals', 'submission_keys');
  await shop.checkout.behaviour({ hold: false, settleAfterMs: null, rest: 'up', phones: 'page' });
});

const { sendLink: send, expectAsks, linksInMails, stateAt } = plainFormsOf(shop);

describe('a pasted link', () => {
  it('is found with and without its origin, and as older mails have it', () => {
    const secret = randomUUID();
    const link = (text: string, page = '/') => findLink(text, page)?.link.secret;
    expect(link(` https://school.example/community#leave=${secret}\n`)).toBe(secret);
    expect(link(`/community#leave=${secret}`)).toBe(secret);
    expect(link(`#leave=${secret}`, '/community')).toBe(secret);
    expect(link(`https://school.example/community?leave=${secret}`)).toBe(secret);
  });

  it.each([
    '',
    'hello',
    '/community',
    '/community#join',
    '/about#leave=x',
    '/community#leave=a%0Ab',
    '#leave=x',
  ])('is refused as %j, at its field', async (text) => {
    const answer = await send(text);
    expect(answer.status).toBe(422);
    expect(refusedFields(answer)).toEqual([LINK_FIELD]);
  });

  it('that is unknown is refused with the words of the API', async () => {
    const answer = await send(`/community#leave=${randomUUID()}`);
    expect(answer.status).toBe(404);
    expect(answer.body.error?.message).toContain('This link is not valid');
    expect((await send(`/community#leave=${randomUUID()}`, 'nothing')).status).toBe(404);
    expect((await send(`/community#leave=${randomUUID()}`, 'toString')).status).toBe(404);
  });

  it('is taken as JSON only, which other sites cannot send', async () => {
    const response = await shop.app.request('/api/forms/links', {
      method: 'POST',
      headers: { 'content-type': 'text/plain' },
      body: '{}',
    });
    expect(response.status).toBe(404);
  });

  it('leads to a page with the form for it', () => {
    const pages = linkPages.map((page) => (page.endsWith('/') ? `${page}piano` : page));
    const lacking = linkKinds.filter(({ page }) => !pages.some((path) => page.test(path)));
    expect(lacking.map(({ name }) => name)).toEqual([]);
  });
});

describe('links of letters', () => {
  const join = () =>
    shop.ask(
      'POST',
      '/api/community/members',
      { name: 'Ama', email: 'ama@example.com', interests: [] },
      { 'idempotency-key': randomUUID() },
    );
  const member = async () => (await shop.database.db.select().from(communityMembers))[0];

  it('confirm a member with a button, and once more change nothing', async () => {
    await join();
    const { confirm = '' } = await linksInMails();
    const asked = await send(confirm);
    expect(asked.body).toMatchObject({
      page: '/community',
      link: expect.stringMatching(/^\/community#confirm=/),
    });
    expect(actionsOf(asked)).toEqual(['confirm']);
    expect((await member())?.state, 'opening a link changes nothing').not.toBe('confirmed');
    for (const _ of ['first', 'again']) {
      const done = await send(asked.body.link, 'confirm');
      expect(done.body.shown).toMatchObject({ title: 'You are a member' });
      expect(actionsOf(done)).toEqual([]);
    }
    const { leave = '' } = await linksInMails();
    expect(actionsOf(await send(leave))).toEqual(['leave']);
    expect((await send(leave, 'leave')).body.shown.title).toBe('You have left');
    expect((await member())?.email).toBeNull();
  });

  it('stop recommendations, and show what came of one', async () => {
    const recommendation = {
      name: 'Ama',
      email: 'ama@example.com',
      friendName: 'Kofi',
      friendEmail: 'kofi@example.com',
      consent: true,
    };
    await shop.ask('POST', '/api/referrals', recommendation, { 'idempotency-key': randomUUID() });
    const { mine = '', stop = '' } = await linksInMails();
    expect(factsOf(await send(mine))).toEqual({
      Visits: '0',
      'Joined the community': '0',
      'Wrote or registered': '0',
    });
    for (const _ of ['first', 'again'])
      expect((await send(stop, 'stop')).body.shown.title).toBe('We will not write to you again');
    expect(actionsOf(await send(stop))).toEqual([]);
  });
});

it('a link to reminders by text message takes a number, and deletes it', async () => {
  const key = privateKey(shop.deps.signed, textKeyOf(idOfAddress('ama@example.com')));
  const link = `/community#texts=${key}`;
  expect(actionsOf(await send(link))).toEqual(['start']);
  const refused = await send(link, 'start', { phone: '12' });
  expect(refusedFields(refused)).toEqual(['phone']);
  const on = await send(link, 'start', { phone: '024 412 3456' });
  expect(on.body.shown.texts).toEqual(['We text reminders to your number that ends with 456.']);
  expect(actionsOf(on)).toEqual(['stop']);
  expect(actionsOf(await send(link, 'stop'))).toEqual(['start']);
});

/** Opens the files of a page. @returns their types, and where another page opens */
const kindsOf = ({ body }: Awaited<ReturnType<typeof send>>) =>
  Promise.all(
    (body.shown.files ?? []).map(async ([, address]) => {
      const response = await shop.send('GET', address);
      expect([200, 302]).toContain(response.status);
      return response.headers.get('location')?.split('?')[0] ?? response.headers.get('content-type');
    }),
  );

describe('the link of tickets', () => {
  const order = (key: string) => `/mate-2025/purchase-success#order=${key}`;

  it('shows their codes, renames, transfers and returns them', async () => {
    const box = payingBoxOffice(shop);
    const { key } = await box.buy(some('regular', 2));
    const { tickets } = (await box.order(key)).body;
    const [first, second] = tickets;
    const shown = await send(order(key));
    expect(Object.values(factsOf(shown))).toContain(`Code ${first?.code}`);
    const files = ['application/pdf', 'text/calendar; charset=utf-8'];
    const passes = ['application/vnd.apple.pkpass', expect.stringMatching(/google-pass\/local$/)];
    expect(await kindsOf(shown)).toEqual([...files, ...passes, ...passes]);

    const wrong = await send(order(key), `transfer-${first?.id}`, { name: 'Kofi', email: 'kofi' });
    expect(wrong.status).toBe(422);
    expect(refusedFields(wrong)).toEqual(['email']);
    expect(actionsOf(wrong), 'the page is shown again').toEqual(actionsOf(shown));

    const renamed = await send(order(key), `rename-${first?.id}`, { name: 'Esi Danso' });
    expect(renamed.body.shown.texts[0]).toBe('The name is changed.');
    expect(Object.keys(factsOf(renamed)).join()).toContain('Esi Danso');
    await send(order(key), `transfer-${first?.id}`, { name: 'Kofi', email: 'kofi@example.com' });
    await expectAsks(order(key), `return-${second?.id}`);
    for (const _ of ['first', 'again'])
      expect((await send(order(key), `return-${second?.id}`, { sure: 'on' })).status).toBe(200);
    const states = (await box.order(key)).body.tickets.map(({ state }) => state);
    expect(states).toEqual(['given_on', 'returned']);

    const { ticket = '' } = await linksInMails();
    const held = await send(ticket);
    expect(actionsOf(held)).toEqual(['rename', 'transfer']);
    expect(await kindsOf(held)).toEqual([...files, ...passes]);
    expect(await kindsOf(await send(order(key))), 'no valid ticket').toEqual([]);
    expect((await send(order(key), `return-${randomUUID()}`, { sure: 'on' })).status).toBe(404);
  });
});

describe('the links of an entry', () => {
  it('ask a guardian, who agrees once', async () => {
    const page = payingCompetition(shop);
    const { token } = await page.hold('2025-10-11-0900');
    await page.send(aMinor(), { 'hold-token': token });
    const { consent = '' } = await linksInMails();
    const asked = await send(consent);
    expect(asked.body.shown.texts.join(' ')).toMatch(
      /Esi Mensah has entered.*Piano, band 0-1.*takes part in the auditions/s,
    );
    const lacking = await send(consent, 'agree', { name: '' });
    expect(refusedFields(lacking)).toEqual(['name', 'agrees']);
    const given = await send(consent, 'agree', { name: 'Abena Mensah', agrees: 'on', pictures: 'no' });
    expect(given.body.shown.title).toBe('Thank you');
    const [entry] = await shop.database.db.select().from(competitionEntries);
    expect(entry).toMatchObject({ consent: 'given' });
    const again = await send(consent, 'agree', { name: 'Abena Mensah', agrees: 'on' });
    expect(again.status).toBe(409);
  });

  it('show its state, take its fee on the hosted page, its papers and its withdrawal', async () => {
    const page = payingCompetition(shop);
    const { token } = await page.hold('2025-10-11-0900');
    const sent = await page.send(anEntry(), { 'hold-token': token });
    const link = `/music-competition/thank-you#entry=${sent.body.entryKey}`;
    const shown = await send(link);
    expect(factsOf(shown)).toMatchObject({
      Entry: sent.body.entry.number,
      Fee: 'GH₵ 150.00 to be paid',
      Audition: 'Saturday, Oct 11, 2025, 09:00',
    });
    expect(actionsOf(shown)).toContain('pay');
    expect(refusedFields(await send(link, 'pay'))).toEqual(['method']);

    const { location } = (await send(link, 'pay', { method: 'card' })).body;
    expect(location).toMatch(`${shop.checkout.origin}/pay/hosted/`);
    const back = await payHosted(location, 'card');
    const [order] = await shop.database.db.select().from(orders);
    expect(back.pathname).toBe(`/forms/payEntryFee/payments/${order?.id}`);
    expect((await stateAt(back)).body).toMatchObject({
      state: 'paid',
      receipt: [
        ['Entry', sent.body.entry.number],
        ['Amount', 'GH₵ 150.00'],
      ],
    });

    const settled = await send(link);
    expect(actionsOf(settled)).not.toContain('pay');
    expect((await send(link, 'pay', { method: 'card' })).status).toBe(409);
    expect(refusedFields(await send(link, 'paper-picture'))).toEqual(['file']);
    expect(refusedFields(await send(link, 'paper-recording', { link: 'x' }))).toContain('link');
    await expectAsks(link, 'withdraw');
    const withdrawn = await send(link, 'withdraw', { sure: 'on' });
    expect(withdrawn.body.shown.title).toBe('Your entry is withdrawn');
    expect(actionsOf(withdrawn)).toEqual([]);
  });

  it('choose another time, and refuse one that is taken at its field', async () => {
    const page = payingCompetition(shop);
    const { token } = await page.hold('2025-10-11-0900');
    const sent = await page.send(anEntry(), { 'hold-token': token });
    await page.hold('2025-10-11-0920');
    const link = `/music-competition/thank-you#entry=${sent.body.entryKey}`;
    const moved = await send(link, 'time', { slot: '2025-10-11-1000' });
    expect(factsOf(moved)).toMatchObject({ Audition: 'Saturday, Oct 11, 2025, 10:00' });
    const taken = await send(link, 'time', { slot: '2025-10-11-0920' });
    expect(taken.status).toBe(409);
    expect(refusedFields(taken)).toEqual(['slot']);
  });

  it('cannot be paid without the link or the id of its order', async () => {
    expect((await shop.ask('POST', '/api/forms/payEntryFee', { fields: [['method', 'card']] })).status).toBe(
      404,
    );
    const unknown = { fields: [['paymentId', randomUUID()]] };
    expect((await shop.ask('POST', '/api/forms/payEntryFee', unknown)).status).toBe(404);
  });
});

it('a receipt’s link shows it, and mails it again once', async () => {
  const started = await shop.begin(aDonation());
  const { callbacks } = await shop.checkout.pay(started as never, 'card');
  await shop.confirm(started.txRef, callbacks[0]?.transaction_id);
  const { receipt = '' } = await linksInMails();
  const shown = await send(receipt);
  expect(factsOf(shown)).toMatchObject({ Receipt: 'R-000001', Amount: 'GH₵ 200.00' });
  expect(shown.body.link).toMatch(/^\/donate\/thank-you\?donation=[\da-f-]+#receipt=/);
  for (const _ of ['first', 'again'])
    expect((await send(shown.body.link, 'mail')).body.shown.title).toBe('Check your email');
  const effects = effectsOf(shop);
  await effects.run();
  expect(effects.mails).toHaveLength(1);
});

it('the link of a trial lesson moves it, and cancels it once', async () => {
  const teacherId = await teacherCalled(shop.database.db, 'Adwoa Boateng');
  const [first, second] = await shop.database.db
    .insert(trialTimes)
    .values(
      [3, 4].map((days) => ({
        instrument: 'piano' as const,
        teacherId,
        venue: 'accra' as const,
        startsAt: new Date(testNow.getTime() + days * 24 * 60 * 60_000),
      })),
    )
    .returning();
  await shop.ask(
    'POST',
    '/api/music-study/trials',
    { student: 'Esi', guardian: 'Ama', email: 'ama@example.com', phone: '024 412 3456', time: first?.id },
    { 'idempotency-key': randomUUID() },
  );
  const { trial = '' } = await linksInMails();
  const shown = await send(trial);
  expect(actionsOf(shown)).toEqual(['move', 'cancel']);
  expect(refusedFields(await send(trial, 'move'))).toEqual(['time']);
  const moved = await send(trial, 'move', { time: second?.id ?? '' });
  expect(moved.body.shown.texts[0]).toBe('The lesson is moved.');
  expect(factsOf(moved)['When']).not.toBe(factsOf(shown)['When']);
  await expectAsks(trial, 'cancel');
  for (const _ of ['first', 'again'])
    expect((await send(trial, 'cancel', { sure: 'on' })).body.shown.title).toBe(
      'Your trial lesson is cancelled',
    );
});

async function giveForOneMonth(): Promise<void> {
  const donation = await shop.begin({ method: 'mobile_money', frequency: 'monthly', amount: 5_000 });
  await shop.checkout.pay(donation, 'mobile-money');
  await shop.confirm(donation.txRef);
  shop.clock.advance(31 * 24 * 60 * 60_000);
  await giveMonthly(shop.deps);
}

it('the link of a monthly gift gives the open month, changes the amount, pauses and stops', async () => {
  await giveForOneMonth();
  const { monthly = '' } = await linksInMails();
  const shown = await send(monthly);
  expect(shown.body.shown.title).toBe('GH₵ 50.00 a month for MATE');
  expect(actionsOf(shown)).toEqual(['pay', 'amount', 'pause', 'stop']);
  await shop.checkout.behaviour({ phones: 'none' });
  const paid = await send(monthly, 'pay');
  expect(paid.body.shown.texts[0]).toContain('on its way to your phone');
  expect(actionsOf(paid)).not.toContain('pay');
  expect(refusedFields(await send(monthly, 'amount', { amount: 'lots' }))).toEqual(['amount']);
  expect((await send(monthly, 'amount', { amount: '70' })).body.shown.title).toContain('GH₵ 70.00');
  expect(actionsOf(await send(monthly, 'pause'))).toEqual(['amount', 'resume', 'stop']);
  expect(actionsOf(await send(monthly, 'resume'))).toEqual(['amount', 'pause', 'stop']);
  await expectAsks(monthly, 'stop');
  expect(actionsOf(await send(monthly, 'stop', { sure: 'on' }))).toEqual([]);
});

it('the link of a monthly gift leads to the page on which the request to a phone goes on', async () => {
  await giveForOneMonth();
  const { monthly = '' } = await linksInMails();
  const { location } = (await send(monthly, 'pay')).body;
  expect(location).toContain('/pay/phone/');
  const body = new URLSearchParams({ answer: 'approve' });
  const response = await fetch(location, { method: 'POST', body, redirect: 'manual' });
  expect(response.headers.get('location')).toContain('/forms/startDonation/payments/');
});

it('the link of a monthly gift says that a request to the phone was refused', async () => {
  await giveForOneMonth();
  await shop.checkout.behaviour({ phones: 'refused' });
  const { monthly = '' } = await linksInMails();
  const refused = await send(monthly, 'pay');
  expect(refused.body.shown.texts[0]).toContain('The payment did not work');
  expect(actionsOf(refused)).toContain('pay');
});

it('the link of a monthly gift by card leads to the payment page when a charge has failed', async () => {
  const donation = await shop.begin({ method: 'card', frequency: 'monthly', amount: 5_000 });
  await shop.checkout.pay(donation, 'card');
  await shop.confirm(donation.txRef);
  await shop.checkout.behaviour({ tokens: 'decline' });
  shop.clock.advance(31 * 24 * 60 * 60_000);
  await giveMonthly(shop.deps);
  await shop.checkout.behaviour({ tokens: 'approve' });
  const { monthly = '' } = await linksInMails();
  expect((await send(monthly, 'pay')).body.location).toContain('/pay/hosted/');
});

it('the link of a donor opens receipts and statements, and mails the link of a monthly gift', async () => {
  const donation = await shop.begin({ method: 'card', frequency: 'monthly', amount: 5_001 });
  await shop.checkout.pay(donation, 'card');
  await shop.confirm(donation.txRef);
  await shop.ask('POST', '/api/donors/links', { email: 'ama@example.com' });
  const { donor = '' } = await linksInMails();
  const shown = await send(donor);
  expect(factsOf(shown)).toMatchObject({
    'Given in 2025': 'GH₵ 50.01',
    'R-000001': 'GH₵ 50.01 for MATE, Mar 01, 2025, Ama Serwaa Danso',
    'Every month': 'GH₵ 50.01 for MATE, Active',
  });
  expect(factsOf(await send(donor, `receipt-${donation.donationId}`))).toMatchObject({ Receipt: 'R-000001' });
  expect(factsOf(await send(donor, 'statement-2025'))).toMatchObject({ Total: 'GH₵ 50.01' });
  expect(factsOf(await send(donor, 'statement', { to: '2024-12-31' }))).toMatchObject({ Total: 'GH₵ 0.00' });
  const wrong = await send(donor, 'statement', { from: '2025-02-02', to: '2025-02-01' });
  expect(refusedFields(wrong)).toEqual(['to']);
  expect(wrong.body.shown.title).toBe('Your donations');
  expect((await send(donor, 'receipt-x')).status).toBeLessThan(500);
  expect((await send(donor, `replace-${donation.donationId}`)).body.shown.texts[0]).toContain('The old link');
  expect((await send(donor, 'statement-x')).status).toBe(422);
  expect((await send(donor, 'back')).body.shown.title).toBe('Your donations');
});

it('the link of a waiting list leaves it, also a second time', async () => {
  const { db } = shop.database;
  const capacity = (most: number) =>
    db.update(ticketTypes).set({ capacity: most }).where(eq(ticketTypes.id, 'student'));
  await capacity(2);
  await payingBoxOffice(shop).hold(some('student', 2));
  await shop.ask(
    'POST',
    '/api/tickets/waiting-list',
    { type: 'student', quantity: 1, name: 'Ama', email: 'ama@example.com' },
    { 'idempotency-key': randomUUID() },
  );
  const { leave = '' } = await linksInMails();
  expect(actionsOf(await send(leave))).toEqual(['leave']);
  for (const _ of ['first', 'again'])
    expect((await send(leave, 'leave')).body.shown.title).toBe('You are off the list');
  await capacity(120);
});
