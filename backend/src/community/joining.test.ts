import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { communityMembers, outbox, rateLimits } from '../platform/db/schema';
import { testNow } from '../testing/api';
import { testApi } from '../testing/testApi';
import { effectsOf } from '../testing/effects';

const ama = { name: 'Ama Serwaa', email: 'ama@example.com' };

const api = testApi({ formsPerHour: 12, proxyHops: 1 });
beforeEach(async () => {
  for (const table of [communityMembers, outbox, rateLimits]) await api.database.db.delete(table);
});

const join = (body: unknown, { key = randomUUID(), address = '203.0.113.7' } = {}) =>
  api.send('POST', '/api/community/members', body, {
    'x-forwarded-for': address,
    'idempotency-key': key,
  });
const members = () => api.database.db.select().from(communityMembers);
async function mailsNow() {
  const effects = effectsOf(api);
  await effects.run();
  return effects.mails;
}

describe('asking to join the community', () => {
  it('stores a pending request, and mails the address without anything that was typed', async () => {
    const response = await join({ ...ama, interests: ['concerts', 'concerts', 'giving'] });
    expect(response.status).toBe(201);
    expect(await response.json()).toEqual({ status: 'received' });
    expect(await members()).toMatchObject([
      { ...ama, state: 'pending', interests: ['concerts', 'giving'], joinedAt: testNow, confirmedAt: null },
    ]);
    const [mail, ...more] = await mailsNow();
    expect(more).toEqual([]);
    expect(mail).toMatchObject({ to: ama.email, subject: 'Confirm your membership' });
    expect(mail?.text).toMatch(/https:\/\/school\.example\/community#confirm=[\w-]{43}\n/);
    expect(mail?.text).not.toContain('Serwaa');
  });

  it('sends one mail, however often the same is sent', async () => {
    const key = randomUUID();
    const answers = await Promise.all([join(ama, { key }), join(ama, { key }), join(ama, { key })]);
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201]);
    expect(await mailsNow()).toHaveLength(1);
  });

  it('sends another mail for another request, and stores the latest data', async () => {
    await join(ama);
    await join({ name: 'Ama S.', email: 'AMA@example.com', interests: ['lessons'] });
    expect(await members()).toMatchObject([{ name: 'Ama S.', interests: ['lessons'], state: 'pending' }]);
    const mails = await mailsNow();
    expect(new Set(mails.map(({ text }) => text)).size).toBe(2);
  });

  it('mails the corrected address when the first was mistyped and its response was lost', async () => {
    const key = randomUUID();
    await join({ ...ama, email: 'ana@example.com' }, { key });
    expect((await join(ama, { key })).status).toBe(422);
    await join(ama);
    expect((await mailsNow()).map(({ to }) => to)).toEqual(['ana@example.com', 'ama@example.com']);
  });

  it('stores no address and no secret in the queue', async () => {
    await join(ama);
    const [mail] = await mailsNow();
    const queue = JSON.stringify(await api.database.db.select().from(outbox));
    expect(queue).not.toContain(ama.email);
    expect(queue).not.toContain(/confirm=([\w-]+)/.exec(mail?.text ?? '')?.[1]);
  });

  it.each([
    ['name', { name: '  ' }, 'Please enter your name'],
    ['name', { name: 'x'.repeat(101) }, 'A name can have at most 100 characters'],
    ['name', { name: '\u0000\u3164' }, 'Please enter your name'],
    ['name', { name: 7 }, 'Please enter your name'],
    ['email', { email: 'ama' }, 'The provided email is invalid'],
    ['email', { email: undefined }, 'Please enter an email address'],
    ['interests.0', { interests: ['chess'] }, 'Please choose from the list'],
  ])('reports what is wrong with %s %o', async (field, change, message) => {
    const response = await join({ ...ama, ...change });
    expect(response.status).toBe(422);
    expect(await response.json()).toMatchObject({
      error: { code: 'validation_failed', fields: [{ field, message }] },
    });
    expect(await members()).toEqual([]);
  });

  it('silently drops what a bot filled in', async () => {
    const response = await join({ ...ama, website: 'https://spam.example' });
    expect(response.status).toBe(201);
    expect(await response.json()).toEqual({ status: 'received' });
    expect(await members()).toEqual([]);
    expect(await mailsNow()).toEqual([]);
  });

  it('is limited per IP address and hour, regardless of forged headers', async () => {
    for (let nth = 1; nth <= 12; nth++) {
      expect((await join({ ...ama, email: `ama${nth}@example.com` })).status).toBe(201);
    }
    const refused = await join(ama, { address: '198.51.100.9, 203.0.113.7' });
    expect(refused.status).toBe(429);
    expect(refused.headers.get('retry-after')).toBe('3600');
    expect(await refused.json()).toMatchObject({ error: { code: 'too_many_requests' } });
    expect((await join(ama, { address: '198.51.100.9' })).status).toBe(201);
    api.clock.advance(60 * 60 * 1000);
    expect((await join(ama)).status).toBe(201);
  });

  it('sends at most five mails a day to one mailbox', async () => {
    for (let nth = 1; nth <= 5; nth++) expect((await join(ama)).status).toBe(201);
    expect((await join({ ...ama, email: 'AMA@example.com' })).status).toBe(429);
    expect(await mailsNow()).toHaveLength(5);
  });

  it('deletes counts after a day, which never contain the address', async () => {
    await join(ama);
    expect(JSON.stringify(await api.database.db.select().from(rateLimits))).not.toContain('203.0.113.7');
    api.clock.advance(25 * 60 * 60 * 1000);
    await join({ ...ama, email: 'kofi@example.com' }, { address: '198.51.100.9' });
    expect(await api.database.db.select().from(rateLimits)).toHaveLength(2);
  });
});
