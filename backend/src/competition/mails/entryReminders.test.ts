import {
  contentRevisions,
  competitionEntries,
  competitionSettings,
  reminders,
} from '../../platform/db/schema';
import { beforeEach, expect, it } from 'vitest';
import { testNow } from '../../testing/api';
import { aMinor, anEntry, emptyCompetition, payingCompetition } from '../../testing/competition';
import { effectsOf, tokenIn } from '../../testing/effects';
import { testPayments } from '../../testing/testApi';
import { publishReminder, remind } from '../../testing/reminders';

const hour = 60 * 60_000;
const slot = '2025-10-11-0900';
const audition = new Date('2025-10-11T09:00:00Z');

const shop = testPayments();
const page = payingCompetition(shop);
beforeEach(async () => {
  await emptyCompetition(shop.database);
  for (const table of [reminders, contentRevisions]) await shop.database.db.delete(table);
  await shop.checkout.behaviour({ settleAfterMs: null });
});

const passTo = (at: Date, hoursBefore: number) => shop.clock.set(new Date(at.getTime() - hoursBefore * hour));

it('competitor and guardian are reminded of the audition, each once', async () => {
  await page.enter(slot, aMinor());
  const effects = effectsOf(shop);
  passTo(audition, 48);
  const mails = await remind(shop, effects);
  expect(mails.map(({ to }) => to).toSorted()).toEqual(['abena@example.com', 'esi@example.com']);
  for (const mail of mails) {
    expect(mail.subject).toBe('Your audition: Saturday, Oct 11, 2025, 09:00');
    expect(mail.text).toContain('Competitor: Esi Mensah');
    expect((await page.own(tokenIn(mail, 'entry'))).competitor.name).toBe('Esi Mensah');
  }
  expect(await remind(shop, effects)).toEqual([]);
});

it('an audition that is moved or given up is not reminded of at its old time', async () => {
  const moved = await page.enter(slot);
  const effects = effectsOf(shop);
  await page.choose(moved, '2025-10-18-0900');
  const withdrawn = await page.enter(
    '2025-10-11-0920',
    anEntry({ competitor: { ...anEntry().competitor, name: 'Kofi', email: 'kofi@example.com' } }),
  );
  await page.ask('DELETE', '/competition/entry', undefined, { 'entry-key': withdrawn });
  passTo(audition, 40);
  expect(await remind(shop, effects)).toEqual([]);
  passTo(new Date('2025-10-18T09:00:00Z'), 48);
  const mails = await remind(shop, effects);
  expect(mails.map(({ to, subject }) => [to, subject])).toEqual([
    ['ama@example.com', 'Your audition: Saturday, Oct 18, 2025, 09:00'],
  ]);
});

it('a guardian is reminded of a missing consent by a link that works, and by another one after a new link', async () => {
  const key = await page.enter(slot, aMinor());
  const effects = effectsOf(shop);
  const ends = new Date(testNow.getTime() + 14 * 24 * hour);
  passTo(ends, 96);
  const [mail, ...others] = await remind(shop, effects);
  expect(others).toEqual([]);
  expect(mail).toMatchObject({
    to: 'abena@example.com',
    subject: 'We still need your consent: please answer by 12:00 on Mar 15, 2025 (Ghana time)',
  });
  const read = await page.ask('POST', '/competition/consent/read', { token: tokenIn(mail!, 'consent') });
  expect(read.status).toBe(200);
  await page.ask('POST', '/competition/entry/consent', {}, { 'entry-key': key });
  shop.clock.advance(11 * 24 * hour);
  expect(await remind(shop, effects)).toHaveLength(1);
});

it('a consent that was given is not reminded of, even after the reminder was queued', async () => {
  await page.enter(slot, aMinor());
  const effects = effectsOf(shop);
  passTo(new Date(testNow.getTime() + 14 * 24 * hour), 90);
  await effects.run();
  const { length } = effects.mails;
  await shop.database.db
    .update(competitionEntries)
    .set({ consent: 'given', consentGivenAt: testNow, consentBy: 'Abena' });
  expect(await remind(shop, effects)).toEqual([]);
  expect(effects.mails).toHaveLength(length);
});

it('a fee that is due is reminded of before entries close, without what was typed', async () => {
  const { token } = await page.hold(slot);
  await page.send(anEntry(), { 'hold-token': token });
  const paid = { ...anEntry().competitor, name: 'Kofi', email: 'kofi@example.com' };
  await page.enter('2025-10-11-0920', anEntry({ competitor: paid }));
  const closesAt = new Date('2025-09-20T17:00:00Z');
  await shop.database.db.update(competitionSettings).set({ closesAt });
  const effects = effectsOf(shop);
  passTo(closesAt, 73);
  expect(await remind(shop, effects)).toEqual([]);
  passTo(closesAt, 72);
  const mails = await remind(shop, effects);
  expect(mails.map(({ to, subject }) => [to, subject])).toEqual([
    ['ama@example.com', 'Your entry fee is not paid yet: please pay by 17:00 on Sep 20, 2025 (Ghana time)'],
  ]);
  expect(mails[0]?.text).not.toContain('Ama');
  expect((await page.own(tokenIn(mails[0]!, 'entry'))).fee.state).toBe('due');
});

it('each kind is switched off alone', async () => {
  await page.enter(slot, aMinor());
  await publishReminder(shop.database.db, 'audition', { sent: 'no' });
  const effects = effectsOf(shop);
  passTo(new Date(testNow.getTime() + 14 * 24 * hour), 96);
  expect(await remind(shop, effects)).toHaveLength(1);
  passTo(audition, 48);
  expect(await remind(shop, effects)).toEqual([]);
});
