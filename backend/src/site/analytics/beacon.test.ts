import { beforeEach, describe, expect, it } from 'vitest';
import { analyticsLimits } from '@school/shared/schemas/analytics';
import { formBeginnings, pageViews, pageVitals, rateLimits } from '../../platform/db/schema';
import { testApi } from '../../testing/testApi';

const address = '203.0.113.7';
const view = (path: string, source = 'direct') => ({ kind: 'view', path, source });
const vital = (metric: string, value: unknown, path = '/') => ({ kind: 'vital', path, metric, value });

const api = testApi({ proxyHops: 1, beaconsPerHour: 5 });
beforeEach(async () => {
  for (const table of [formBeginnings, pageViews, pageVitals, rateLimits])
    await api.database.db.delete(table);
});

const post = (body: unknown, headers: Record<string, string> = {}) =>
  api.send('POST', '/api/analytics/beacon', body, { 'x-forwarded-for': address, ...headers });
const send = (...events: unknown[]) => post({ events });
const views = () => api.database.db.select().from(pageViews);
const vitals = () => api.database.db.select().from(pageVitals);
const day = '2025-03-01';

describe('a beacon', () => {
  it('is counted by day, page and referrer', async () => {
    const response = await send(
      view('/'),
      view('/learn/piano', 'internal'),
      view('/learn/piano', 'internal'),
    );
    expect(response.status).toBe(204);
    expect(await response.text()).toBe('');
    await send(view('/', 'search'), view('/'));
    expect(await views()).toEqual(
      expect.arrayContaining([
        { day, path: '/', source: 'direct', views: 2 },
        { day, path: '/', source: 'search', views: 1 },
        { day, path: '/learn/piano', source: 'internal', views: 2 },
      ]),
    );
    expect(await views()).toHaveLength(3);
  });

  it('is also accepted as text, which is how browsers send a string', async () => {
    const body = JSON.stringify({ events: [view('/')] });
    const response = await post(body, { 'content-type': 'text/plain;charset=UTF-8' });
    expect(response.status).toBe(204);
    expect(await views()).toEqual([{ day, path: '/', source: 'direct', views: 1 }]);
  });

  it('with measurements stores only their ranges', async () => {
    await send(vital('LCP', 1234.5), vital('LCP', 1300), vital('CLS', 0), vital('INP', 88, '/learn/piano'));
    expect(await vitals()).toEqual(
      expect.arrayContaining([
        { day, path: '/', metric: 'LCP', upTo: 1500, samples: 2 },
        { day, path: '/', metric: 'CLS', upTo: 0, samples: 1 },
        { day, path: '/learn/piano', metric: 'INP', upTo: 100, samples: 1 },
      ]),
    );
  });

  it('counts the forms that a visitor began to fill in', async () => {
    const begun = (form: string) => ({ kind: 'begun', form });
    await send(begun('contact'), begun('lessons'), view('/'));
    await send(begun('contact'));
    expect(await api.database.db.select().from(formBeginnings).orderBy(formBeginnings.form)).toEqual([
      { day, form: 'contact', times: 2 },
      { day, form: 'lessons', times: 1 },
    ]);
    expect((await send(begun('ama@example.com'))).status).toBe(422);
  });

  it('is not lost when many arrive at once', async () => {
    const visitors = Array.from({ length: 20 }, (_, index) => `198.51.100.${index}`);
    const answers = await Promise.all(
      visitors.map((from, index) => {
        const events = [view('/'), view('/learn/piano', 'internal')];
        if (index % 2) events.reverse();
        return post({ events }, { 'x-forwarded-for': from });
      }),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([204]));
    expect((await views()).map((row) => row.views)).toEqual([20, 20]);
  });

  it('stores nothing of an address that the site does not have', async () => {
    await send(
      view('/ama@example.com/secret'.replace('@', '-')),
      view('/learn/harp'),
      view('*'),
      view('/admin'),
    );
    expect(await views()).toEqual([{ day, path: '*', source: 'direct', views: 4 }]);
  });

  it('counts for the day of its arrival, in UTC', async () => {
    api.clock.set(new Date('2025-03-01T23:59:59.999Z'));
    await send(view('/'));
    api.clock.advance(1);
    await send(view('/'));
    expect((await views()).map((row) => row.day).sort()).toEqual(['2025-03-01', '2025-03-02']);
  });
});

describe('a visitor who asks not to be tracked', () => {
  it.each([{ dnt: '1' }, { 'sec-gpc': '1' }])('is not counted (%o)', async (header) => {
    const response = await post({ events: [view('/'), vital('LCP', 900)] }, header);
    expect(response.status).toBe(204);
    expect([...(await views()), ...(await vitals())]).toEqual([]);
    expect(await api.database.db.select().from(rateLimits)).toEqual([]);
  });

  it('is distinguished from one who does not', async () => {
    await post({ events: [view('/')] }, { dnt: '0' });
    expect(await views()).toHaveLength(1);
  });
});

describe('the stored data', () => {
  it('contains nothing about the visitor', async () => {
    const agent = 'Mozilla/5.0 (a phone of Ama)';
    await post({ events: [view('/')] }, { 'user-agent': agent, referer: 'https://a.example/?q=ama' });
    const stored = JSON.stringify([await views(), await api.database.db.select().from(rateLimits)]);
    for (const word of [address, agent, 'a.example']) expect(stored).not.toContain(word);
  });

  it('sets no cookie', async () => {
    expect((await send(view('/'))).headers.getSetCookie()).toEqual([]);
  });
});

describe('an invalid beacon', () => {
  it.each([
    ['no events', { events: [] }],
    ['too many events', { events: Array.from({ length: analyticsLimits.eventsMax + 1 }, () => view('/')) }],
    ['an event of an unknown kind', { events: [{ kind: 'click', path: '/' }] }],
    ['a query', { events: [view('/learn?name=ama')] }],
    ['a hash', { events: [view('/about#ama')] }],
    ['an address of another site', { events: [view('https://a.example/')] }],
    ['letters that no path of the site has', { events: [view('/ama kofi')] }],
    ['a long path', { events: [view(`/${'a'.repeat(analyticsLimits.pagePathMax)}`)] }],
    ['an unknown source', { events: [view('/', 'https://a.example')] }],
    ['an unknown metric', { events: [vital('FID', 1)] }],
    ['a negative measurement', { events: [vital('LCP', -1)] }],
    ['an endless measurement', { events: [vital('LCP', analyticsLimits.vitalMax + 1)] }],
    ['a measurement that is no number', { events: [vital('LCP', '12')] }],
    ['something more', { events: [{ ...view('/'), user: 'ama' }] }],
    ['another member besides its events', { events: [view('/')], user: 'ama' }],
    ['something else', 7],
  ])('is rejected: %s', async (_, body) => {
    for (const type of ['application/json', 'text/plain']) {
      const response = await post(JSON.stringify(body), { 'content-type': type });
      expect(response.status).toBe(422);
    }
    expect([...(await views()), ...(await vitals())]).toEqual([]);
  });

  it.each(['application/json', 'text/plain'])('is rejected when it cannot be read, as %s', async (type) => {
    expect((await post('{"events":[', { 'content-type': type })).status).toBe(400);
    expect((await post('', { 'content-type': type })).status).toBe(400);
  });

  it('is rejected when it is too long or has another type', async () => {
    const long = JSON.stringify({ events: [view('/')], more: 'x'.repeat(8 * 1024) });
    expect((await post(long, { 'content-length': String(long.length) })).status).toBe(413);
    const form = { 'content-type': 'application/x-www-form-urlencoded' };
    expect((await post('events=1', form)).status).toBe(400);
  });
});

describe('the limit', () => {
  it('applies to an address, and ends with its hour', async () => {
    for (let sent = 0; sent < 5; sent++) expect((await send(view('/'))).status).toBe(204);
    const refused = await send(view('/'));
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBe(3600);
    expect((await views())[0]?.views).toBe(5);
    expect((await post({ events: [view('/')] }, { 'x-forwarded-for': '198.51.100.9' })).status).toBe(204);
    api.clock.advance(60 * 60 * 1000);
    expect((await send(view('/'))).status).toBe(204);
  });
});
