import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { outbox, performers, rateLimits } from '../../platform/db/schema';
import { testNow } from '../../testing/api';
import { testApi } from '../../testing/testApi';
import { queuedMails } from '../../testing/mails';

const trio = {
  stageName: 'The Adabraka Trio',
  kind: 'Piano, cello and voice',
  category: 'contemporary',
  place: 'accra',
  about: 'We play highlife slowly.\nThree years together.',
  recordings: ['https://video.example/adabraka?v=1', '', ' https://sound.example/trio '],
  contactName: 'Esi Quaye',
  email: 'esi@example.com',
  phone: '024 412 3456',
};

const api = testApi();
beforeEach(async () => {
  for (const table of [performers, outbox, rateLimits]) await api.database.db.delete(table);
});

const apply = (body: unknown, key: string = randomUUID()) =>
  api.send('POST', '/api/showcase/performers', body, { 'idempotency-key': key });
const stored = () => api.database.db.select().from(performers);

describe('applying to perform', () => {
  it('stores the performers as applied, thanks them and notifies staff, who can reply to the contact', async () => {
    const response = await apply(trio);
    expect(response.status).toBe(201);
    const { reference } = (await response.json()) as { reference: string };
    expect(reference).toMatch(/^PLAY-/);
    expect(await stored()).toMatchObject([
      {
        ...trio,
        reference,
        status: 'applied',
        phone: '+233244123456',
        recordings: ['https://video.example/adabraka?v=1', 'https://sound.example/trio'],
        receivedAt: testNow,
      },
    ]);

    const [thanks, notice] = await queuedMails(api.database.db);
    expect(thanks).toMatchObject({ to: trio.email, subject: `We have your application, ${reference}` });
    expect(notice?.text).toContain('> Three years together.');
    expect(notice).toMatchObject({
      to: api.settings.mail.staff,
      subject: `Wants to perform: The Adabraka Trio, ${reference}`,
      replyTo: trio.email,
    });
    for (const fact of ['+233 24 412 3456', 'https://sound.example/trio', 'Contemporary', 'Accra']) {
      expect(notice?.text).toContain(fact);
    }
  });

  it('accepts the same application once, with one reference', async () => {
    const key = randomUUID();
    const answers = await Promise.all([apply(trio, key), apply(trio, key), apply(trio, key)]);
    const [first, ...others] = await Promise.all(answers.map((answer) => answer.json()));
    for (const other of others) expect(other).toEqual(first);
    expect(await stored()).toHaveLength(1);
    expect(await queuedMails(api.database.db)).toHaveLength(2);
  });

  it.each([
    ['stageName', { stageName: ' ' }, 'Please enter the name that you perform under'],
    ['stageName', { stageName: '\u2060\n' }, 'Please enter the name that you perform under'],
    ['kind', { kind: '' }, 'Please say what you play'],
    ['category', { category: 'noise' }, 'Please choose classical or contemporary'],
    ['place', { place: '' }, 'Please choose where you are based'],
    ['about', { about: ' \n ' }, 'Please tell us a little about your music'],
    ['recordings.0', { recordings: ['', '', ''] }, 'Please enter a link to a recording'],
    [
      'recordings.1',
      { recordings: ['', 'http://sound.example/trio'] },
      'Please enter the whole address, beginning with https://',
    ],
    [
      'recordings.0',
      { recordings: ['javascript:alert(1)'] },
      'Please enter the whole address, beginning with https://',
    ],
    ['contactName', { contactName: '' }, 'Please enter your name'],
    ['email', { email: 'esi' }, 'The provided email is invalid'],
    ['phone', { phone: '' }, 'Please enter a phone number'],
  ])('reports what is wrong with %s %o', async (field, change, message) => {
    const response = await apply({ ...trio, ...change });
    expect(response.status).toBe(422);
    const { error } = (await response.json()) as { error: { fields: unknown[] } };
    expect(error.fields).toContainEqual({ field, message });
    expect(await stored()).toEqual([]);
  });

  it('accepts at most three recordings', async () => {
    const recordings = [1, 2, 3, 4].map((nth) => `https://sound.example/${nth}`);
    expect((await apply({ ...trio, recordings })).status).toBe(422);
    expect((await apply({ ...trio, recordings: recordings.slice(1) })).status).toBe(201);
  });

  it('silently drops what a bot filled in, with the same response', async () => {
    const response = await apply({ ...trio, website: 'https://spam.example' });
    expect(await response.json()).toMatchObject({ status: 'received', reference: expect.any(String) });
    expect(await stored()).toEqual([]);
    expect(await queuedMails(api.database.db)).toEqual([]);
  });

  it('sends at most five mails a day to one address', async () => {
    for (let nth = 0; nth < 5; nth++) expect((await apply(trio)).status).toBe(201);
    expect((await apply(trio)).status).toBe(429);
    expect(await stored()).toHaveLength(5);
  });
});
