import { randomUUID } from 'node:crypto';
import { eq, ne, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  auditionBookings,
  auditionSlots,
  competitionEntries,
  competitionSettings,
  orders,
} from '../../db/schema';
import { testNow } from '../../testing/api';
import {
  aMinor,
  anEntry,
  emptyCompetition,
  payingCompetition,
  type PayingCompetition,
} from '../../testing/competition';
import { effectsOf, tokenIn } from '../../testing/effects';
import { testFiles } from '../../testing/files';
import { startTestPayments, type TestPayments } from '../../testing/payments';
import { uploader } from '../../testing/uploads';
import { queueFeeRefund } from '../entry/feeRefunds';

const minute = 60_000;
const first = '2025-10-11-0900';
const second = '2025-10-11-0920';
const third = '2025-10-11-0940';

let shop: TestPayments;
let page: PayingCompetition;
beforeAll(async () => {
  shop = await startTestPayments();
  page = payingCompetition(shop);
});
afterAll(() => shop.stop());
beforeEach(async () => {
  await emptyCompetition(shop.database);
  await shop.checkout.behaviour({ settleAfterMs: null });
  shop.clock.set(testNow);
});

describe('an entry', () => {
  it('is sent with the slot that is held, paid, and has its slot', async () => {
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

  it('is one for one key, and takes what is typed until money is under way', async () => {
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

  it('of the same competitor on the same instrument is refused, however the name is written', async () => {
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

  it('says at the field when its time was lost, or none was chosen', async () => {
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

  it('says at the fields what the schema says, and stores nothing', async () => {
    const { token } = await page.hold(first);
    const refused = await page.send(anEntry({ band: '0-1', method: 'cash' }), { 'hold-token': token });
    expect(refused.status).toBe(422);
    expect(Object.keys(refused.problems).toSorted()).toEqual(['band', 'method']);
    expect((await page.look(token)).body.state).toBe('held');
  });

  it('is refused from programs and while none are taken', async () => {
    const { token } = await page.hold(first);
    const hold = { 'hold-token': token };
    expect((await page.send(anEntry({ website: 'x' }), hold)).status).toBe(409);
    await shop.database.db.update(competitionSettings).set({ isOpen: false });
    expect((await page.send(anEntry(), hold)).problems).toEqual({
      entries: 'Entries are not being taken at the moment.',
    });
  });

  it('is opened by its link alone', async () => {
    const key = await page.enter(first);
    const altered = `${key.slice(0, -1)}${key.endsWith('A') ? 'B' : 'A'}`;
    const answer = await page.ask('GET', '/competition/entry', undefined, { 'entry-key': altered });
    expect(answer.status).toBe(404);
  });

  it('has its link mailed again, to whoever asks for their own mailbox', async () => {
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

  it('whose fee is not paid is reminded once', async () => {
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

describe('a fee', () => {
  it('under way keeps the slot beyond its time', async () => {
    const { token } = await page.hold(first);
    const { body } = await page.send(anEntry(), { 'hold-token': token });
    await shop.database.db.update(orders).set({ state: 'pending' });
    shop.clock.advance(89 * minute);
    expect(await page.isFree(first)).toBe(false);
    expect((await page.hold(first)).status).toBe(409);
    shop.clock.advance(minute);
    expect(await page.isFree(first)).toBe(true);
    expect((await page.own(body.entryKey)).fee.state).toBe('pending');
  });

  it('paid after the time was over, with the slot still free, gives it', async () => {
    const { token } = await page.hold(first);
    const { body } = await page.send(anEntry(), { 'hold-token': token });
    shop.clock.advance(60 * minute);
    await page.release((await page.hold(first)).token);
    await page.pay(body);
    expect((await page.own(body.entryKey)).audition).toMatchObject({ state: 'given', slot: { id: first } });
  });

  it('paid after the slot was lost keeps the entry, with the nearest one kept to take or to change', async () => {
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
      'This one is kept for you until',
    );
    expect((await page.choose(entryKey, first)).body.audition).toMatchObject({ state: 'given' });
    expect((await page.choose(entryKey, second)).problems).toEqual({
      slot: 'Somebody else has just taken this time. Please choose another.',
    });
    expect((await page.choose(entryKey, third)).body.audition.slot?.id).toBe(third);
    expect(await page.isFree(first)).toBe(true);
  });

  it('paid when all are gone puts the entry on the waiting list, and the next one is kept for it', async () => {
    const { token } = await page.hold(first);
    const { body } = await page.send(anEntry(), { 'hold-token': token });
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
    const offer = effects.mails.find(({ subject }) => subject.startsWith('An audition time is kept'));
    expect(tokenIn(offer!, 'entry')).toBe(body.entryKey);
    expect((await page.choose(body.entryKey, first)).body.audition.state).toBe('given');
  });

  it('can be paid later by the private link, and once', async () => {
    const { token } = await page.hold(first);
    const { body } = await page.send(anEntry(), { 'hold-token': token });
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

  it('goes back through the payment service, and the competitor hears of it', async () => {
    const effects = effectsOf(shop);
    const key = await page.enter(first);
    const [order] = await shop.database.db.select().from(orders);
    const wish = { orderId: order?.id ?? '', reason: 'Ill', actor: 'auth0|staff' };
    await queueFeeRefund({ db: shop.database.db, clock: shop.clock }, wish);
    await effects.run();
    await effects.run();
    expect((await page.own(key)).fee.state).toBe('refunded');
    expect(effects.mails.at(-1)?.subject).toBe('GH₵ 150.00 is on its way back to you');
  });
});

describe('an audition', () => {
  it('is moved by the competitor until the time that staff set', async () => {
    const key = await page.enter(first);
    expect((await page.choose(key, second)).body.audition.slot?.id).toBe(second);
    const movesUntil = new Date(testNow.getTime() + 10 * minute);
    await shop.database.db.update(competitionSettings).set({ movesUntil });
    expect((await page.choose(key, first)).status).toBe(200);
    shop.clock.set(movesUntil);
    expect((await page.choose(key, second)).problems).toEqual({
      slot: 'Times cannot be moved here any more. Please call the office.',
    });
    expect((await page.own(key)).audition).toMatchObject({ canChoose: false, slot: { id: first } });
    expect(await shop.database.db.$count(auditionBookings, eq(auditionBookings.state, 'given'))).toBe(1);
  });
});

describe('papers', () => {
  it('that are missing are handed in by the private link', async () => {
    const up = uploader(shop);
    const key = await page.enter(first);
    const add = (kind: string, body: object) =>
      page.ask<Awaited<ReturnType<typeof page.own>>>(
        'PUT',
        '/competition/entry/papers',
        { kind, ...body },
        {
          'entry-key': key,
        },
      );
    const { id, ticket } = await up.stored({ purpose: 'competition_proof_of_age' });
    const file = { id, ticket, name: 'pass.pdf', size: testFiles.pdf.length };
    const added = await add('proof_of_age', { file });
    expect(added.body.missing).toEqual(['picture', 'certificate']);
    expect(added.body.papers).toContainEqual(
      expect.objectContaining({ kind: 'proof_of_age', fileName: 'ama.pdf', link: null }),
    );
    expect((await add('proof_of_age', { file })).status).toBe(200);
    expect((await add('picture', { file })).problems).toEqual({
      file: 'User is not authorized to perform the desired action...',
    });
    expect((await add('picture', {})).problems).toEqual({ file: 'Please add a file, or give a link' });
    await shop.database.db.update(competitionEntries).set({ state: 'accepted' });
    expect(Object.keys((await add('proof_of_age', { file })).problems)).toEqual(['paper']);
  });

  it('sent with the entry say at their field what is wrong with them', async () => {
    const { token } = await page.hold(first);
    const gone = { id: randomUUID(), ticket: 'a', name: 'pass.pdf', size: 10 };
    const refused = await page.send(anEntry({ papers: { proofOfAge: gone } }), { 'hold-token': token });
    expect(refused.problems).toEqual({
      'papers.proofOfAge': 'User is unauthenticated, please authenticate and try again',
    });
    expect(await shop.database.db.$count(competitionEntries)).toBe(0);
  });
});

describe('a guardian', () => {
  const consent = (token: string, changes: object = {}) =>
    page.ask('POST', '/competition/consent', {
      token,
      name: 'Abena Mensah',
      agrees: true,
      ...changes,
    });
  const read = (token: string) => page.ask('POST', '/competition/consent/read', { token });
  const askAgain = (key: string, body: object = {}) =>
    page.ask('POST', '/competition/entry/consent', body, { 'entry-key': key });
  const askedBy = (mails: ReturnType<typeof effectsOf>['mails']) =>
    mails.filter(({ subject }) => subject.includes('do you agree')).map((mail) => tokenIn(mail, 'consent'));

  it('agrees by the link of their mail, once', async () => {
    const effects = effectsOf(shop);
    const key = await page.enter(first, aMinor());
    expect((await page.own(key)).consent.state).toBe('waiting');
    await effects.run();
    const [token = ''] = askedBy(effects.mails);
    expect((await read(token)).body).toMatchObject({ competitor: 'Esi Mensah', guardian: 'Abena Mensah' });
    expect((await consent(token, { agrees: false })).problems).toEqual({
      agrees: 'Please tick the box if you agree',
    });
    expect((await consent(token)).status).toBe(200);
    expect((await page.own(key)).consent.state).toBe('given');
    for (const ask of [consent, read]) {
      expect((await ask(token)).problems).toEqual({
        token: 'This link was used on Mar 01, 2025. Nothing more is needed.',
      });
    }
    await effects.run();
    expect(
      effects.mails
        .slice(-2)
        .map(({ to }) => to)
        .toSorted(),
    ).toEqual(['abena@example.com', 'esi@example.com']);
  });

  it('cannot use a link that was altered, is outdated or has ended', async () => {
    const effects = effectsOf(shop);
    const key = await page.enter(first, aMinor());
    await effects.run();
    const [old = ''] = askedBy(effects.mails);
    expect((await consent(`${old.slice(0, -1)}${old.endsWith('A') ? 'B' : 'A'}`)).status).toBe(404);
    expect((await consent(key)).status).toBe(404);
    const guardian = { name: 'Kofi Mensah', email: 'kofi@example.com', phone: '+233244654321' };
    expect((await askAgain(key, { guardian })).status).toBe(200);
    expect((await consent(old)).problems).toEqual({
      token: 'A newer link was mailed since. Please use the one of the newest mail.',
    });
    await effects.run();
    expect(effects.mails.at(-1)?.to).toBe('kofi@example.com');
    const newest = askedBy(effects.mails).at(-1) ?? '';
    shop.clock.advance(14 * 24 * 60 * minute);
    expect(Object.keys((await consent(newest)).problems)).toEqual(['token']);
    await askAgain(key);
    await effects.run();
    expect((await consent(askedBy(effects.mails).at(-1) ?? '')).status).toBe(200);
    expect((await askAgain(key)).problems).toEqual({ consent: 'No consent is waited for.' });
  });

  it('is asked anew when what they agree to changes before it is paid', async () => {
    const effects = effectsOf(shop);
    const { token } = await page.hold(first);
    const headers = { 'hold-token': token, 'idempotency-key': randomUUID() };
    const { body } = await page.send(aMinor(), headers);
    await effects.run();
    await consent(askedBy(effects.mails)[0] ?? '');
    expect((await page.own(body.entryKey)).consent.state).toBe('given');
    await page.send(aMinor({ teacher: 'Yaw' }), headers);
    expect((await page.own(body.entryKey)).consent.state).toBe('given');
    const { competitor } = aMinor() as { competitor: object };
    await page.send(aMinor({ competitor: { ...competitor, name: 'Esi Owusu' } }), headers);
    expect((await page.own(body.entryKey)).consent.state).toBe('waiting');
  });

  it('is not written to without an end', async () => {
    const key = await page.enter(first, aMinor());
    for (let nth = 0; nth < 4; nth += 1) expect((await askAgain(key)).status).toBe(200);
    expect((await askAgain(key)).status).toBe(429);
  });
});

describe('a draft', () => {
  const keep = (values: object, key: string = randomUUID()) =>
    page.ask<{ draftKey: string; revision: number }>(
      'POST',
      '/competition/drafts',
      { email: 'ama@example.com', values },
      { 'idempotency-key': key },
    );
  const open = (key: string) =>
    page.ask<{ values: object; revision: number; entryKey: string | null }>(
      'GET',
      '/competition/draft',
      undefined,
      { 'draft-key': key },
    );
  const change = (key: string, values: object, revision: number) =>
    page.ask('PUT', '/competition/draft', { values, revision }, { 'draft-key': key });

  it('is gone on with on another device by the link of its mail', async () => {
    const effects = effectsOf(shop);
    const formKey = randomUUID();
    const kept = await keep({ competitor: { name: 'Ama' } }, formKey);
    expect((await keep({ competitor: { name: 'Ama' } }, formKey)).body.draftKey).toBe(kept.body.draftKey);
    await effects.run();
    expect(effects.mails).toHaveLength(1);
    const key = tokenIn(effects.mails[0]!, 'draft');
    expect(key).toBe(kept.body.draftKey);
    expect((await open(key)).body).toMatchObject({ values: { competitor: { name: 'Ama' } }, revision: 1 });
    expect((await change(key, { step: 2 }, 1)).status).toBe(200);
    expect((await change(key, { step: 9 }, 1)).problems).toEqual({
      draft: 'This was changed on another device meanwhile. Load it again to go on.',
    });
    expect((await open(key)).body).toMatchObject({ values: { step: 2 }, revision: 2 });
  });

  it('leads to the entry once it was sent, and holds nothing of it any more', async () => {
    const { draftKey } = (await keep({ competitor: { name: 'Ama' } })).body;
    const { token } = await page.hold(first);
    const { body } = await page.send(anEntry(), { 'hold-token': token, 'draft-key': draftKey });
    expect((await open(draftKey)).body).toMatchObject({ values: {}, entryKey: body.entryKey });
    expect(Object.keys((await change(draftKey, {}, 1)).problems)).toEqual(['draft']);
  });

  it('is forgotten when it is dropped, or after sixty days', async () => {
    const [one, other] = [(await keep({})).body.draftKey, (await keep({})).body.draftKey];
    await page.ask('DELETE', '/competition/draft', undefined, { 'draft-key': one });
    expect((await open(one)).status).toBe(404);
    shop.clock.advance(60 * 24 * 60 * minute);
    expect((await open(other)).status).toBe(404);
    expect((await open('x')).status).toBe(404);
  });
});

it('stores no link and no address in the queue', async () => {
  await page.enter(first, aMinor());
  const { rows } = (await shop.database.db.execute(
    sql`select payload::text as text from outbox where kind = 'competition.mail'`,
  )) as unknown as { rows: { text: string }[] };
  expect(rows.length).toBeGreaterThan(1);
  expect(rows.map(({ text }) => text).join()).not.toMatch(/@|http/);
});
