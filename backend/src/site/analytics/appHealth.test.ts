import { beforeEach, describe, expect, it } from 'vitest';
import { appHealth, rateLimits } from '../../platform/db/schema';
import { testApi } from '../../testing/testApi';
import type { AppHealth, AppHealthList } from './appHealth.routes';
import { mostVersions } from './countApps';

const OLD = '0123456789ab';
const NEW = 'ba9876543210';
const hourMs = 60 * 60 * 1000;

const api = testApi({ proxyHops: 1, beaconsPerHour: 1000 });
beforeEach(async () => {
  for (const table of [appHealth, rateLimits]) await api.database.db.delete(table);
});

const ran = (outcome: string, changes: object = {}) => ({
  kind: 'app',
  app: 'mf-mate',
  version: OLD,
  outcome,
  ...changes,
});
const shown = (ms: number, changes: object = {}) => ran('shown', { ms, ...changes });
const forged = (nth: number) => ran('failed', { app: 'mf-a', version: String(nth).padStart(12, '0') });

const send = (events: readonly unknown[], headers: Record<string, string> = {}) =>
  api.send('POST', '/api/analytics/beacon', { events }, headers);
const rows = async () =>
  (await api.database.db.select().from(appHealth))
    .map(({ hour, app, version, channel, outcome, upTo, times }) =>
      [hour.toISOString().slice(0, 13), app, version, channel, outcome, upTo, times].join(' '),
    )
    .sort();
const healthOf = async (app = 'mf-mate', headers: Record<string, string> = {}) =>
  api.send('GET', `/api/app-health/${app}`, undefined, headers);
const hoursOf = async (app?: string) => ((await (await healthOf(app)).json()) as AppHealth).hours;

describe('what became of an app', () => {
  it('is counted by hour, version, channel, outcome and range', async () => {
    const canary = { version: NEW, channel: 'canary' };
    expect((await send([shown(480), shown(500), shown(90), shown(480, canary)])).status).toBe(204);
    await send([ran('failed', canary), ran('retried', canary), ran('error'), ran('inp', { ms: 180 })]);
    api.clock.advance(hourMs);
    await send([ran('error')]);
    expect(await rows()).toEqual([
      `2025-03-01T12 mf-mate ${OLD} current error 0 1`,
      `2025-03-01T12 mf-mate ${OLD} current inp 200 1`,
      `2025-03-01T12 mf-mate ${OLD} current shown 100 1`,
      `2025-03-01T12 mf-mate ${OLD} current shown 500 2`,
      `2025-03-01T12 mf-mate ${NEW} canary failed 0 1`,
      `2025-03-01T12 mf-mate ${NEW} canary retried 0 1`,
      `2025-03-01T12 mf-mate ${NEW} canary shown 500 1`,
      `2025-03-01T13 mf-mate ${OLD} current error 0 1`,
    ]);
  });

  it.each([
    ['no app', { app: undefined }],
    ['a name that no app has', { app: 'ama@example.com' }],
    ['another kind of version', { version: '1.0.0' }],
    ['an unknown channel', { channel: 'beta' }],
    ['an unknown outcome', { outcome: 'clicked' }],
    ['a time of what has none', { ms: 3 }],
    ['no time of what has one', { outcome: 'shown' }],
    ['a negative time', { outcome: 'shown', ms: -1 }],
    ['a message', { message: 'Ama is not defined' }],
    ['a path', { path: '/donate' }],
  ])('is rejected with %s', async (_, changes) => {
    expect((await send([ran('failed', changes)])).status).toBe(422);
    expect(await rows()).toEqual([]);
  });

  it.each([{ dnt: '1' }, { 'sec-gpc': '1' }])(
    'is not counted of who asks not to be tracked (%o)',
    async (header) => {
      expect((await send([ran('failed')], header)).status).toBe(204);
      expect(await rows()).toEqual([]);
    },
  );

  it('contains nothing about the visitor', async () => {
    const from = {
      'x-forwarded-for': '203.0.113.7',
      'user-agent': 'a phone of Ama',
      referer: 'https://a.example/',
    };
    const response = await send([ran('failed')], from);
    expect(response.headers.getSetCookie()).toEqual([]);
    const stored = JSON.stringify([await rows(), await api.database.db.select().from(rateLimits)]);
    for (const word of ['203.0.113.7', 'phone of Ama', 'a.example']) expect(stored).not.toContain(word);
  });

  it('is complete when many report at once', async () => {
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, nth) => {
        const events = [shown(480), ran('error', { version: NEW })];
        return send(nth % 2 ? events.reverse() : events);
      }),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([204]));
    expect(await rows()).toEqual([
      `2025-03-01T12 mf-mate ${OLD} current shown 500 20`,
      `2025-03-01T12 mf-mate ${NEW} current error 0 20`,
    ]);
  });
});

describe('forged versions', () => {
  it('count as unknown beyond the limit of an hour, and existing ones stay', async () => {
    await send([ran('failed')]);
    const all = Array.from({ length: 2 * mostVersions }, (_, nth) => forged(nth));
    for (let from = 0; from < all.length; from += 50) await send(all.slice(from, from + 50));
    await send([ran('failed'), ran('failed', { version: NEW })]);
    const stored = await rows();
    expect(stored).toHaveLength(mostVersions + 1);
    expect(stored).toContain(`2025-03-01T12 mf-mate ${OLD} current failed 0 2`);
    expect(stored).toContain(`2025-03-01T12 unknown  current failed 0 ${mostVersions + 2}`);
    api.clock.advance(hourMs);
    await send([ran('failed', { version: NEW })]);
    expect(await rows()).toContain(`2025-03-01T13 mf-mate ${NEW} current failed 0 1`);
  });

  it('do not exceed the limit by arriving at once', async () => {
    await Promise.all(Array.from({ length: 2 * mostVersions }, (_, nth) => send([forged(nth)])));
    expect(await rows()).toHaveLength(mostVersions + 1);
  });
});

describe('the public sums of an app', () => {
  it('are those of its hours in the last 14 days', async () => {
    await send([ran('failed')]);
    api.clock.advance(hourMs);
    await send([shown(90), shown(480), shown(500), ran('retried'), ran('error'), ran('inp', { ms: 20 })]);
    await send([shown(90, { version: NEW, channel: 'canary' }), shown(90, { app: 'mf-donate' })]);
    api.clock.advance(14 * 24 * hourMs);
    expect(await (await healthOf()).json()).toEqual({
      app: 'mf-mate',
      hours: [
        {
          hour: '2025-03-01T13:00:00.000Z',
          version: OLD,
          channel: 'current',
          shown: 3,
          retried: 1,
          failed: 0,
          errors: 1,
          loads: [
            { upTo: 100, times: 1 },
            { upTo: 500, times: 2 },
          ],
        },
        {
          hour: '2025-03-01T13:00:00.000Z',
          version: NEW,
          channel: 'canary',
          shown: 1,
          retried: 0,
          failed: 0,
          errors: 0,
          loads: [{ upTo: 100, times: 1 }],
        },
      ],
    });
  });

  it('are at most a second old, and are not sent again unchanged', async () => {
    await send([ran('failed')]);
    const first = await healthOf();
    const etag = first.headers.get('etag') ?? '';
    expect((await healthOf('mf-mate', { 'if-none-match': etag })).status).toBe(304);
    await send([ran('failed')]);
    api.clock.advance(1_000);
    expect((await hoursOf())[0]?.failed).toBe(2);
  });

  it('are empty for an app that nobody reported, and refused for what is none', async () => {
    expect(await hoursOf('mf-new')).toEqual([]);
    expect((await healthOf('Ama%20Serwaa')).status).toBe(422);
  });
});

it('staff see since when each version runs, its error rate and its times', async () => {
  await send([...Array.from({ length: 3 }, () => shown(480)), ran('failed'), ran('error')]);
  api.clock.advance(2 * hourMs);
  await send([shown(480), ran('inp', { ms: 200 }), ran('failed', { version: NEW, channel: 'canary' })]);
  await send([ran('error', { app: 'mf-donate' })]);
  const authorization = `Bearer ${await api.token()}`;
  const answer = await api.send('GET', '/api/stats/apps', undefined, { authorization });
  const none = { loadMedian: null, loadP75: null, inpP75: null };
  const noon = '2025-03-01T12:00:00.000Z';
  const two = '2025-03-01T14:00:00.000Z';
  expect(((await answer.json()) as AppHealthList).apps).toEqual([
    {
      app: 'mf-donate',
      version: OLD,
      channel: 'current',
      since: two,
      lastAt: two,
      shown: 0,
      retried: 0,
      failed: 0,
      errors: 1,
      errorRate: null,
      ...none,
    },
    {
      app: 'mf-mate',
      version: NEW,
      channel: 'canary',
      since: two,
      lastAt: two,
      shown: 0,
      retried: 0,
      failed: 1,
      errors: 0,
      errorRate: 1,
      ...none,
    },
    {
      app: 'mf-mate',
      version: OLD,
      channel: 'current',
      since: noon,
      lastAt: two,
      shown: 4,
      retried: 0,
      failed: 1,
      errors: 1,
      errorRate: 0.4,
      loadMedian: 450,
      loadP75: 475,
      inpP75: 188,
    },
  ]);
});
