import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { communityMembers, rateLimits } from '../db/schema';
import { startTestApi, testNow, type TestApi } from '../testing/api';

const path = '/api/community/members';
const ama = { name: 'Ama Serwaa', email: 'ama@example.com' };

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi({ joinPerHour: 3, proxyHops: 1 });
});
afterAll(() => api.stop());
beforeEach(async () => {
  await api.database.db.delete(communityMembers);
  await api.database.db.delete(rateLimits);
});

const join = (body: unknown, address = '203.0.113.7') =>
  api.send('POST', path, body, { 'x-forwarded-for': address });
const members = () => api.database.db.select().from(communityMembers);

describe('joining the community', () => {
  it('stores the member', async () => {
    const response = await join({ ...ama, interests: ['concerts', 'concerts', 'giving'] });
    expect(response.status).toBe(201);
    expect(await response.json()).toEqual({ status: 'joined' });
    expect(await members()).toMatchObject([{ ...ama, interests: ['concerts', 'giving'], joinedAt: testNow }]);
  });

  it('answers the same to somebody who is there already, and keeps them as they were', async () => {
    const first = await join(ama);
    const again = await join({ name: 'Somebody Else', email: 'AMA@example.com' });
    expect(again.status).toBe(first.status);
    expect(await again.text()).toBe(await first.text());
    expect(await members()).toMatchObject([ama]);
  });

  it.each([
    ['name', { name: '  ' }, 'Please give your name'],
    ['name', { name: 'x'.repeat(101) }, 'A name can have at most 100 characters'],
    ['name', { name: 'Ama\u0000' }, 'A name fits on one line'],
    ['name', { name: 7 }, 'Please give your name'],
    ['email', { email: 'ama' }, 'The provided email is invalid'],
    ['email', { email: undefined }, 'The provided email is invalid'],
    ['interests.0', { interests: ['chess'] }, 'Please choose from the list'],
  ])('says what is wrong with %s %o', async (field, change, message) => {
    const response = await join({ ...ama, ...change });
    expect(response.status).toBe(422);
    expect(await response.json()).toMatchObject({
      error: { code: 'validation_failed', fields: [{ field, message }] },
    });
    expect(await members()).toEqual([]);
  });

  it('drops quietly what a program filled in', async () => {
    const response = await join({ ...ama, website: 'https://spam.example' });
    expect(response.status).toBe(201);
    expect(await response.json()).toEqual({ status: 'joined' });
    expect(await members()).toEqual([]);
  });

  it('allows an address so many an hour, whatever it claims to be', async () => {
    for (const name of ['one', 'two', 'three']) {
      expect((await join({ name, email: `${name}@example.com` })).status).toBe(201);
    }
    const refused = await join({ name: 'four', email: 'four@example.com' }, '198.51.100.9, 203.0.113.7');
    expect(refused.status).toBe(429);
    expect(refused.headers.get('retry-after')).toBe('3600');
    expect(await refused.json()).toMatchObject({ error: { code: 'too_many_requests' } });
    expect((await join({ name: 'five', email: 'five@example.com' }, '198.51.100.9')).status).toBe(201);

    api.clock.advance(60 * 60 * 1000);
    expect((await join({ name: 'four', email: 'four@example.com' })).status).toBe(201);
    api.clock.set(testNow);
  });

  it('forgets who came a day ago, and never knew their address', async () => {
    await join(ama);
    expect(JSON.stringify(await api.database.db.select().from(rateLimits))).not.toContain('203.0.113.7');
    api.clock.advance(25 * 60 * 60 * 1000);
    await join(ama, '198.51.100.9');
    expect(await api.database.db.select().from(rateLimits)).toHaveLength(1);
    api.clock.set(testNow);
  });
});
