import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import {
  outbox,
  rateLimits,
  referralAddresses,
  referralMails,
  referralLinks,
  referrals,
} from '../../platform/db/schema';
import { testApi } from '../../testing/testApi';
import { effectsOf, tokenIn } from '../../testing/effects';
import { referralEffects } from './effectKinds';
import type { PersonalLink } from './personalLink';

const sent = {
  name: 'Ama Serwaa',
  email: 'ama@example.com',
  friendName: 'Kofi Mensah',
  friendEmail: 'kofi@example.com',
  note: 'You hum all day.\nCome along!',
  consent: true,
};
const day = 24 * 60 * 60 * 1000;

const api = testApi({ formsPerHour: 12 });
beforeEach(async () => {
  for (const table of [referralLinks, referralAddresses, outbox, rateLimits]) {
    await api.database.db.delete(table);
  }
});

const post = (path: string, body: object) => api.send('POST', `/api/referrals${path}`, body);
const refer = (change: object = {}, key: string = randomUUID()) =>
  api.send('POST', '/api/referrals', { ...sent, ...change }, { 'idempotency-key': key });
const linkOf = async (response: Response) => (await response.json()) as PersonalLink;
const countsOf = async (secret: string): Promise<unknown> => (await post('/counts', { secret })).json();
async function mailsNow() {
  const effects = effectsOf(api);
  await effects.run();
  return effects.mails;
}
const toKofi = async () => (await mailsNow()).filter(({ to }) => to === sent.friendEmail);

describe('a recommendation', () => {
  it('mails both sides: the friend learns who recommended and why, the sender gets a personal link', async () => {
    const response = await refer();
    expect(response.status).toBe(201);
    const { code, secret } = await linkOf(response);
    const [friend, sender, ...more] = await mailsNow();
    expect(more).toEqual([]);

    expect(friend).toMatchObject({ to: sent.friendEmail, subject: 'Ama Serwaa thought of you' });
    expect(friend?.text).toContain('> You hum all day.\n> Come along!');
    expect(friend?.text).toContain('The first half hour is free');
    expect(friend?.text).toContain(`https://school.example/learn?from=${code}\n`);
    expect(friend?.unsubscribeUrl).toContain('/api/referrals/unsubscribe?token=');
    expect(JSON.stringify(friend)).not.toContain(sent.email);

    expect(sender).toMatchObject({ to: sent.email, subject: 'Thank you for telling a friend' });
    expect(sender?.text).toContain(`Your link: https://school.example/learn?from=${code}`);
    expect(sender?.text).toContain(`https://school.example/refer#mine=${secret}\n`);
    expect(sender?.text).not.toContain('You hum all day');
  });

  it('is the same, including the link, however often it is sent', async () => {
    const key = randomUUID();
    const answers = await Promise.all([refer({}, key), refer({}, key), refer({}, key)]);
    const links = await Promise.all(answers.map(linkOf));
    expect(new Set(links.map(({ code }) => code)).size).toBe(1);
    expect(await mailsNow()).toHaveLength(2);
    expect(await linkOf(await refer({}, key))).toEqual(links[0]);
  });

  it("keeps the sender's existing link, and gives strangers another one", async () => {
    const mine = await linkOf(await refer());
    const again = { friendEmail: 'efua@example.com' };
    expect(await linkOf(await refer({ ...again, secret: mine.secret }))).toEqual(mine);
    expect((await linkOf(await refer({ ...again, email: sent.email }))).code).not.toBe(mine.code);
    expect((await linkOf(await refer({ ...again, secret: randomUUID() }))).code).not.toBe(mine.code);
  });

  it('needs no message', async () => {
    await refer({ note: '' });
    const [friend] = await toKofi();
    expect(friend?.text).not.toContain('writes:');
  });

  it.each([
    ['note', { note: 'Look at spam.example' }],
    ['name', { name: 'Buy at www.spam' }],
    ['friendName', { friendName: 'https://spam.example' }],
    ['consent', { consent: false }],
    ['friendEmail', { friendEmail: sent.email }],
  ])('is rejected for its %s %o', async (field, change) => {
    const response = await refer(change);
    expect(response.status).toBe(422);
    expect(await response.json()).toMatchObject({ error: { fields: [{ field }] } });
    expect(await mailsNow()).toEqual([]);
  });

  it('by a bot gets the same kind of response, and is dropped', async () => {
    const link = await linkOf(await refer({ website: 'https://spam.example' }));
    expect(Object.keys(link)).toEqual(['code', 'secret']);
    expect(await mailsNow()).toEqual([]);
    expect(await api.database.db.select().from(referralLinks)).toEqual([]);
  });
});

describe('limits of mails', () => {
  it('a friend gets one mail within thirty days, from any sender, without anyone being told', async () => {
    const first = await refer();
    const second = await refer({ name: 'Yaw', email: 'yaw@example.com', friendEmail: 'KOFI+x@example.com' });
    expect(second.status).toBe(first.status);
    expect(Object.keys(await linkOf(second))).toEqual(['code', 'secret']);
    const mails = await mailsNow();
    expect(mails.map(({ to }) => to).toSorted()).toEqual([sent.email, sent.friendEmail, 'yaw@example.com']);
    const thanks = mails
      .filter(({ to }) => to !== sent.friendEmail)
      .map(({ text }) => text.replaceAll(/https:\S+|Ama Serwaa|Yaw/g, '·'));
    expect(thanks[0]).toBe(thanks[1]);

    api.clock.advance(30 * day - 1);
    await refer({ email: 'esi@example.com' });
    expect(await toKofi()).toEqual([]);
    api.clock.advance(1);
    await refer({ email: 'esi@example.com' });
    expect(await toKofi()).toHaveLength(1);
  });

  it('one click in the mail program stops all mails', async () => {
    await refer();
    const [mail] = await toKofi();
    const { pathname, search } = new URL(mail?.unsubscribeUrl ?? '');
    expect((await api.send('GET', pathname + search)).status).toBe(303);
    expect((await api.app.request(pathname + search, { method: 'POST' })).status).toBe(200);
    api.clock.advance(1000 * day);
    await refer();
    expect(await toKofi()).toEqual([]);
  });

  it('an opt-out stops mails to friends and senders, without anyone being told', async () => {
    await refer();
    const [mail] = await toKofi();
    const token = tokenIn(mail!, 'stop');
    for (const response of [await post('/stops', { token }), await post('/stops', { token })]) {
      expect(response.status).toBe(200);
      expect(await response.json()).toEqual({ status: 'stopped' });
    }
    api.clock.advance(1000 * day);
    expect((await refer()).status).toBe(201);
    expect((await refer({ email: sent.friendEmail, friendEmail: 'efua@example.com' })).status).toBe(201);
    // The order of mails is undefined.
    expect((await mailsNow()).map(({ to }) => to).toSorted()).toEqual(
      [sent.email, 'efua@example.com'].toSorted(),
    );
  });

  it('a queued mail is not sent after its recipient has opted out', async () => {
    await refer();
    const [mail] = await toKofi();
    api.clock.advance(31 * day);
    await refer();
    await post('/stops', { token: tokenIn(mail!, 'stop') });
    expect(await toKofi()).toEqual([]);
  });

  it('an opt-out link shows its state before it is pressed, and viewing changes nothing', async () => {
    await refer();
    const [mail] = await toKofi();
    const token = tokenIn(mail!, 'stop');
    const look = async (): Promise<unknown> => (await post('/stops/links', { token })).json();
    expect([await look(), await look()]).toEqual([{ state: 'open' }, { state: 'open' }]);
    await post('/stops', { token });
    expect(await look()).toEqual({ state: 'done' });
  });

  it.each([
    ['/stops', randomUUID(), 404],
    ['/stops', 'half', 422],
    ['/stops/links', randomUUID(), 404],
    ['/stops/links', 'half', 422],
  ])('%s rejects a link that is %s', async (path, token, status) => {
    expect((await post(path, { token })).status).toBe(status);
  });

  it('one sender gets five mails a day, and one IP address can send twelve an hour', async () => {
    const next = (nth: number, email: string) => refer({ email, friendEmail: `friend${nth}@example.com` });
    for (let nth = 1; nth <= 5; nth++) expect((await next(nth, sent.email)).status).toBe(201);
    expect((await next(6, sent.email)).status).toBe(429);
    for (let nth = 7; nth <= 12; nth++) expect((await next(nth, `a${nth}@example.com`)).status).toBe(201);
    expect((await next(13, 'b@example.com')).status).toBe(429);
    expect(await mailsNow()).toHaveLength(22);
  });
});

describe('the stored data', () => {
  it('contains nothing about the friend, and only name and address of the sender, once the mails are sent', async () => {
    await refer();
    await mailsNow();
    const { db } = api.database;
    const rows = [referralLinks, referralMails, referralAddresses, outbox, rateLimits].map((table) =>
      db.select().from(table),
    );
    const stored = JSON.stringify(await Promise.all(rows)).toLowerCase();
    expect(stored).not.toContain('example.com');
    expect(stored).not.toMatch(/ama serwaa|kofi|hum all day/);
    const referrers = JSON.stringify(await db.select().from(referrals));
    expect(referrers).toContain(sent.email);
    expect(referrers).not.toMatch(/kofi|hum all day/i);
  });

  it('drops unsent mails after two days', async () => {
    await refer();
    const { db } = api.database;
    await db.update(outbox).set({ state: 'failed' }).where(eq(outbox.kind, referralEffects.mail));
    api.clock.advance(2 * day);
    await mailsNow();
    expect(await db.select().from(referralMails)).toMatchObject([
      { email: null, texts: null },
      { email: null, texts: null },
    ]);
  });
});

describe('a personal link', () => {
  it('shows its owner how many opened it, joined and wrote', async () => {
    const { code, secret } = await linkOf(await refer());
    expect(await countsOf(secret)).toEqual({ code, opened: 0, joined: 0, wrote: 0 });
    expect((await post('/openings', { code })).status).toBe(204);
    await post('/openings', { code });
    const message = { topic: 'lessons', name: 'Kofi', email: 'kofi@example.com', message: 'May I come?' };
    const headers = { 'idempotency-key': randomUUID() };
    for (const from of [code, 'zzzzzzzzzz']) {
      await api.send('POST', '/api/contact/messages', { ...message, from }, headers);
    }
    expect(await countsOf(secret)).toEqual({ code, opened: 2, joined: 0, wrote: 1 });
  });

  it('that is unknown counts nothing without revealing it', async () => {
    expect((await post('/openings', { code: 'zzzzzzzzzz' })).status).toBe(204);
    expect((await post('/openings', { code: 'Robert; drop' })).status).toBe(422);
    const unknown = await post('/counts', { secret: randomUUID() });
    expect(unknown.status).toBe(404);
    expect(await unknown.json()).toMatchObject({
      error: { message: 'This link is not valid. Please open it from our email.' },
    });
  });

  it('counts at most twenty visits of one IP address an hour', async () => {
    const { code, secret } = await linkOf(await refer());
    for (let nth = 1; nth <= 20; nth++) await post('/openings', { code });
    expect((await post('/openings', { code })).status).toBe(429);
    expect(await countsOf(secret)).toMatchObject({ opened: 20 });
  });
});
