import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { contactMessages, outbox, rateLimits } from '../../platform/db/schema';
import { testNow } from '../../testing/api';
import { testApi } from '../../testing/testApi';
import { queuedMails } from '../../testing/mails';

const ama = {
  topic: 'trial_lesson',
  name: 'Ama Serwaa',
  email: 'ama@example.com',
  phone: '024 412 3456',
  message: 'My daughter is six.\nMay she try the cello?',
};

const api = testApi();
beforeEach(async () => {
  for (const table of [contactMessages, outbox, rateLimits]) await api.database.db.delete(table);
});

const send = (body: unknown, key: string = randomUUID()) =>
  api.send('POST', '/api/contact/messages', body, { 'idempotency-key': key });
const stored = () => api.database.db.select().from(contactMessages);

describe('writing to the school', () => {
  it('stores the message, thanks the sender and notifies staff, who can reply to the sender', async () => {
    const response = await send(ama);
    expect(response.status).toBe(201);
    expect(await response.json()).toEqual({ status: 'received' });
    expect(await stored()).toMatchObject([{ ...ama, phone: '+233244123456', receivedAt: testNow }]);

    const [thanks, notice] = await queuedMails(api.database.db);
    expect(thanks).toMatchObject({ to: ama.email, subject: 'We have your message' });
    const [reference = ''] = /NOTE-\w{4}-\w{4}/.exec(thanks?.text ?? '') ?? [];
    expect(reference).not.toBe('');
    expect(notice?.text).toContain(`Reference: ${reference}`);
    expect(notice?.text).toContain('> May she try the cello?');
    expect(notice).toMatchObject({
      to: api.settings.mail.staff,
      subject: 'A free trial lesson: Ama Serwaa',
      replyTo: ama.email,
    });
    expect(notice?.text).toContain('+233244123456');
  });

  it('accepts the same submission once, however often it is sent', async () => {
    const key = randomUUID();
    const answers = await Promise.all([send(ama, key), send(ama, key), send(ama, key)]);
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201]);
    expect(await stored()).toHaveLength(1);
    expect(await queuedMails(api.database.db)).toHaveLength(2);
  });

  it('needs no phone number', async () => {
    expect((await send({ ...ama, phone: '' })).status).toBe(201);
    expect(await stored()).toMatchObject([{ phone: null }]);
  });

  it.each([
    ['topic', { topic: 'chess' }, 'Please choose what it is about'],
    ['name', { name: ' ' }, 'Please enter your name'],
    ['email', { email: 'ama@' }, 'The provided email is invalid'],
    ['phone', { phone: '12' }, 'The provided phone is invalid'],
    ['message', { message: ' \n ' }, 'Please write your message'],
    ['message', { message: 'x'.repeat(3001) }, 'This can have at most 3,000 characters'],
    ['message', { message: '\u0000\u200B' }, 'Please write your message'],
  ])('reports what is wrong with %s %o', async (field, change, message) => {
    const response = await send({ ...ama, ...change });
    expect(response.status).toBe(422);
    expect(await response.json()).toMatchObject({ error: { fields: [{ field, message }] } });
    expect(await stored()).toEqual([]);
  });

  it('is rejected without a submission key', async () => {
    expect((await api.send('POST', '/api/contact/messages', ama)).status).toBe(422);
  });

  it('silently drops what a bot filled in', async () => {
    expect((await send({ ...ama, website: 'https://spam.example' })).status).toBe(201);
    expect(await stored()).toEqual([]);
    expect(await queuedMails(api.database.db)).toEqual([]);
  });

  it('sends at most five mails a day to one address, and stores nothing that it cannot acknowledge', async () => {
    for (let nth = 0; nth < 5; nth++) expect((await send(ama)).status).toBe(201);
    for (const email of ['AMA@example.com', 'ama+1@example.com', 'Ama+two+3@Example.com']) {
      expect((await send({ ...ama, email })).status).toBe(429);
    }
    expect(await stored()).toHaveLength(5);
    expect((await send({ ...ama, email: 'kofi@example.com' })).status).toBe(201);
  });

  it('escapes what was typed in HTML and headers', async () => {
    await send({ ...ama, name: 'Ama <b>', message: '<script>alert(1)</script>' });
    const [, notice] = await queuedMails(api.database.db);
    expect(notice?.html).not.toContain('<script>');
    expect(notice?.html).toContain('&lt;script&gt;');
    expect(notice?.subject).toBe('A free trial lesson: Ama <b>');
  });
});
