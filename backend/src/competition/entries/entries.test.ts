import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { competitionEntries } from '../../platform/db/schema';
import { aMinor, anEntry, startCompetitionOver, payingCompetition } from '../../testing/competition';
import { effectsOf, tokenIn } from '../../testing/effects';
import { testPayments } from '../../testing/testApi';

const minute = 60_000;
const first = '2025-10-11-0900';
const second = '2025-10-11-0920';

const shop = testPayments();
const page = payingCompetition(shop);
beforeEach(() => startCompetitionOver(shop));

describe('an entry', () => {
  it('is sent with the held slot, paid, and gets its slot', async () => {
    const effects = effectsOf(shop);
    const { token } = await page.hold(first);
    const { status, body } = await page.send(anEntry(), { 'hold-token': token });
    expect(status).toBe(200);
    expect(body.checkout).toMatchObject({
      amount: 150_00,
      customer: { name: 'Ama Serwaa Danso', email: 'ama@example.com' },
    });
    expect(body.entry).toMatchObject({
      state: 'submitted',
      fee: { state: 'due', amount: 150_00 },
      consent: { state: 'not_needed' },
      pieces: { A: { title: 'Invention No. 1 in C major, BWV 772', composer: 'Johann Sebastian Bach' } },
      audition: { state: 'held', slot: { id: first } },
      missing: ['proof_of_age', 'picture', 'certificate'],
    });
    await page.pay(body);
    expect(await page.own(body.entryKey)).toMatchObject({
      fee: { state: 'paid' },
      audition: { state: 'given', slot: { id: first }, canChoose: true },
    });
    await effects.run();
    expect(effects.mails.map(({ to, subject }) => [to, subject])).toEqual([
      ['ama@example.com', `We have your entry for the Music Competition, ${body.entry.number}`],
    ]);
    expect(tokenIn(effects.mails[0]!, 'entry')).toBe(body.entryKey);
    expect(effects.mails[0]?.text).toContain('Saturday, Oct 11, 2025, 09:00');
    expect(effects.mails[0]?.text).toContain('proof of age, a picture, the grade certificate');
  });

  it('is one for one key, and accepts changes until a payment is pending', async () => {
    const key = { 'idempotency-key': randomUUID() };
    const { token } = await page.hold(first);
    const hold = { 'hold-token': token };
    const all = await Promise.all(Array.from({ length: 4 }, () => page.send(anEntry(), { ...key, ...hold })));
    expect(new Set(all.map(({ body }) => body.entry.number)).size).toBe(1);
    const changed = await page.send(anEntry({ teacher: 'Efua' }), { ...key, ...hold });
    expect(changed.body.entry.teacher).toBe('Efua');
    await page.pay(changed.body);
    const late = await page.send(anEntry({ teacher: 'Yaw' }), { ...key, ...hold });
    expect(late.body).toMatchObject({ error: { code: 'key_reused' } });
    const again = await page.send(anEntry({ teacher: 'Efua' }), { ...key, ...hold });
    expect(again.body).toMatchObject({ entry: { teacher: 'Efua' }, checkout: null });
    expect(await shop.database.db.$count(competitionEntries)).toBe(1);
  });

  it('of the same competitor on the same instrument is rejected, however the name is written', async () => {
    await page.enter(first);
    const { token } = await page.hold(second);
    const again = (changes: object) => page.send(anEntry(changes), { 'hold-token': token });
    const { competitor } = anEntry();
    const refused = await again({ competitor: { ...competitor, name: 'danso,  AMA-Serwaá' } });
    expect(refused.status).toBe(409);
    expect(Object.keys(refused.problems)).toEqual(['competitor.name']);
    const trumpet = {
      instrument: 'trumpet',
      band: '2-4',
      pieces: { A: 'trumpet-tune-in-d-major-z-t678-purcell', B: 'x' },
    };
    expect((await again(trumpet)).problems).not.toHaveProperty('competitor.name');
  });

  it('reports at the field when its time was lost, or none was chosen', async () => {
    const { token } = await page.hold(first);
    shop.clock.advance(30 * minute);
    const lost = await page.send(anEntry(), { 'hold-token': token });
    expect(lost).toMatchObject({
      status: 409,
      problems: { slot: 'This time is not held for you any more. Please choose again.' },
    });
    expect((await page.send(anEntry())).problems).toEqual({ slot: 'Please choose an audition time.' });
    expect(await shop.database.db.$count(competitionEntries)).toBe(0);
  });

  it("reports the schema's errors at the fields, and stores nothing", async () => {
    const { token } = await page.hold(first);
    const refused = await page.send(anEntry({ band: '0-1', method: 'cash' }), { 'hold-token': token });
    expect(refused.status).toBe(422);
    expect(Object.keys(refused.problems).toSorted()).toEqual(['band', 'method']);
    expect((await page.look(token)).body.state).toBe('held');
  });

  it('does not take the time that another entry holds', async () => {
    const { token } = await page.hold(first);
    const { body } = await page.send(anEntry(), { 'hold-token': token });
    const other = await page.send(aMinor(), { 'hold-token': token });
    expect(other).toMatchObject({
      status: 409,
      problems: { slot: 'This time belongs to another entry. Please choose again.' },
    });
    expect((await page.own(body.entryKey)).audition).toMatchObject({ state: 'held', slot: { id: first } });
  });

  it.each(['leaveEmpty', 'website'])('is accepted with %s, an invisible field, filled in', async (trap) => {
    const { token } = await page.hold(first);
    const long = 'x'.repeat(500);
    expect((await page.send(anEntry({ [trap]: long }), { 'hold-token': token })).status).toBe(200);
  });

  it('is rejected while entries are closed', async () => {
    const { token } = await page.hold(first);
    const hold = { 'hold-token': token };
    const turn = async (isOpen: boolean) => {
      await page.ask('PATCH', '/staff/competition/settings', { isOpen }, await shop.staff());
      expect((await page.board()).isOpen).toBe(isOpen);
    };
    await turn(false);
    expect((await page.send(anEntry(), hold)).problems).toEqual({
      entries: 'Entries are not being taken at the moment.',
    });
    await turn(true);
    expect((await page.send(anEntry(), hold)).status).toBe(200);
  });

  it('opens only by its link', async () => {
    const key = await page.enter(first);
    const altered = `${key.slice(0, -1)}${key.endsWith('A') ? 'B' : 'A'}`;
    const answer = await page.ask('GET', '/competition/entry', undefined, { 'entry-key': altered });
    expect(answer.status).toBe(404);
  });

  it('gets its link mailed again, to the owner of the mailbox', async () => {
    const effects = effectsOf(shop);
    const key = await page.enter(first, aMinor());
    await effects.run();
    effects.mails.length = 0;
    for (const email of ['ABENA@example.com', 'nobody@example.com']) {
      expect((await page.ask('POST', '/competition/entries/links', { email })).status).toBe(200);
    }
    await effects.run();
    expect(effects.mails.map(({ to }) => to)).toEqual(['abena@example.com']);
    expect(tokenIn(effects.mails[0]!, 'entry')).toBe(key);
  });

  it('with an unpaid fee gets one reminder', async () => {
    const effects = effectsOf(shop);
    const { token } = await page.hold(first);
    await page.send(anEntry(), { 'hold-token': token });
    await effects.run();
    expect(effects.mails).toEqual([]);
    shop.clock.advance(30 * minute);
    await effects.run();
    expect(effects.mails.map(({ subject }) => subject)).toEqual([
      expect.stringMatching(/^The fee of your entry MC-\d{4} is still to be paid$/),
    ]);
  });
});

it('a mailbox gets five reminders a day, but may have more entries', async () => {
  const effects = effectsOf(shop);
  const { slots } = await page.board();
  for (const [nth, { id }] of slots.slice(0, 6).entries()) {
    const { token } = await page.hold(id);
    const { competitor } = anEntry();
    const other = { ...competitor, name: `Pupil ${'ABCDEF'[nth]}`, email: `ama+${nth}@example.com` };
    const { status } = await page.send(anEntry({ competitor: other }), { 'hold-token': token });
    expect(status).toBe(200);
  }
  shop.clock.advance(30 * minute);
  await effects.run();
  expect(effects.mails.map(({ to }) => to)).toEqual([0, 1, 2, 3, 4].map((nth) => `ama+${nth}@example.com`));
});

it('stores no link and no address in the queue', async () => {
  await page.enter(first, aMinor());
  const { rows } = (await shop.database.db.execute(
    sql`select payload::text as text from outbox where kind = 'competition.mail'`,
  )) as unknown as { rows: { text: string }[] };
  expect(rows.length).toBeGreaterThan(1);
  expect(rows.map(({ text }) => text).join()).not.toMatch(/@|http/);
});
