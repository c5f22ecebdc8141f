import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { testNow, type TestApi } from '../../../testing/api';
import { askOf } from '../../../testing/ask';
import { emptyTables } from '../../../testing/database';
import { startTwoApis } from '../../../testing/instances';
import type { AccountSession, SessionEnd } from '../me.routes';
import { deviceOf } from './deviceOf';

const firefox = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0';
const phone =
  'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36';

let apis: Awaited<ReturnType<typeof startTwoApis>>;
beforeAll(async () => {
  apis = await startTwoApis();
});
afterAll(() => apis.stop());
beforeEach(async () => {
  await emptyTables(apis.database.client, 'account_sessions', 'staff_accounts');
  apis.one.clock.set(testNow);
  apis.other.clock.set(testNow);
});

interface Browser {
  session?: string;
  agent?: string;
  sub?: string;
}

const as =
  (api: TestApi, { session, agent = firefox, sub = 'auth0|ama' }: Browser) =>
  async <T>(method: string, path: string, body?: object) => {
    const now = Math.floor(api.clock.now().getTime() / 1000);
    const claim = { 'https://music-school.example/session': session };
    const token = await api.token({ sub, exp: now + 24 * 3600, ...(session === undefined ? {} : claim) });
    return askOf(api)<T>(method, path, body, { authorization: `Bearer ${token}`, 'user-agent': agent });
  };
const list = async (ask: ReturnType<typeof as>) => (await ask<AccountSession[]>('GET', '/me/sessions')).body;

it('each browser is listed with its device, its last use, and whether it is this one', async () => {
  await as(apis.one, { session: 'office' })('GET', '/me');
  apis.one.clock.advance(10 * 60_000);
  apis.other.clock.advance(10 * 60_000);
  await as(apis.other, { session: 'phone', agent: phone })('GET', '/me');
  await as(apis.one, { session: 'foreign', sub: 'auth0|kofi' })('GET', '/me');
  const sessions = await list(as(apis.other, { session: 'phone', agent: phone }));
  expect(sessions).toMatchObject([
    { device: 'Chrome on Android', isThis: true, seenAt: '2025-03-01T12:10:00.000Z' },
    { device: 'Firefox on Windows', isThis: false, seenAt: '2025-03-01T12:00:00.000Z' },
  ]);
});

it('a session signed out elsewhere is refused on every instance with the next request, with the reason', async () => {
  const office = as(apis.one, { session: 'office' });
  const lost = as(apis.other, { session: 'phone', agent: phone });
  await office('GET', '/me');
  await lost('GET', '/me');
  const other = (await list(office)).find(({ isThis }) => !isThis);
  expect((await office('DELETE', `/me/sessions/${other?.id}`)).status).toBe(200);
  const refused = await lost<{ error: { message: string } }>('GET', '/me');
  expect(refused.status).toBe(401);
  expect(refused.body.error.message).toContain('signed out from another device');
  expect((await lost('GET', '/staff/enquiries')).status).toBe(401);
  expect(await list(office)).toHaveLength(1);
  // A new sign-in in that browser is another session.
  expect((await as(apis.other, { session: 'phone-2' })('GET', '/me')).status).toBe(200);
});

it('all other sessions are signed out at once, but not this one nor those of other people', async () => {
  for (const session of ['a', 'b', 'c']) await as(apis.one, { session })('GET', '/me');
  const kofi = as(apis.one, { session: 'k', sub: 'auth0|kofi' });
  await kofi('GET', '/me');
  const left = await as(apis.one, { session: 'b' })<AccountSession[]>('DELETE', '/me/sessions');
  expect(left.body).toMatchObject([{ isThis: true }]);
  expect((await as(apis.other, { session: 'a' })('GET', '/me')).status).toBe(401);
  expect((await kofi('GET', '/me')).status).toBe(200);
});

it('a signed-out session is no longer listed, and its token is invalid', async () => {
  const ama = as(apis.one, { session: 'a' });
  expect((await ama('DELETE', '/me/session')).status).toBe(204);
  expect((await ama('GET', '/me')).status).toBe(401);
  expect(await list(as(apis.other, { session: 'b' }))).toMatchObject([{ isThis: true }]);
});

it('a person cannot end another person’s session', async () => {
  const ama = as(apis.one, { session: 'a' });
  await ama('GET', '/me');
  const [hers] = await list(ama);
  const kofi = as(apis.one, { session: 'k', sub: 'auth0|kofi' });
  expect((await kofi('DELETE', `/me/sessions/${hers?.id}`)).status).toBe(404);
  expect((await ama('GET', '/me')).status).toBe(200);
});

it('a session expires unless it is extended', async () => {
  const ama = as(apis.one, { session: 'a' });
  const hours = 60 * 60_000;
  expect((await ama<SessionEnd>('GET', '/me/session')).body).toEqual({
    endsAt: '2025-03-01T20:00:00.000Z',
    endsInSeconds: 8 * 3600,
  });
  apis.one.clock.advance(7 * hours);
  expect((await ama<SessionEnd>('POST', '/me/session')).body.endsInSeconds).toBe(8 * 3600);
  apis.one.clock.advance(7 * hours);
  expect((await ama('GET', '/me')).status).toBe(200);
  apis.one.clock.advance(1 * hours);
  const over = await ama<{ error: { message: string } }>('GET', '/me');
  expect([over.status, over.body.error.message]).toEqual([
    401,
    'Your session has ended. Please sign in again.',
  ]);
  expect((await ama('POST', '/me/session')).status).toBe(401);
});

it('without sessions from the sign-in service nothing is refused, and no end is known', async () => {
  const plain = as(apis.one, {});
  expect((await plain<SessionEnd>('GET', '/me/session')).body).toEqual({ endsAt: null, endsInSeconds: null });
  expect(await list(plain)).toEqual([]);
});

it('a stream ends with its session', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  try {
    const claims = { sub: 'auth0|ama', 'https://music-school.example/session': 'stream' };
    const headers = { authorization: `Bearer ${await apis.one.token(claims)}` };
    const response = await apis.one.app.request('/api/stats/stream', { headers });
    const reader = response.body?.getReader();
    await reader?.read();
    await as(apis.other, { session: 'office' })('DELETE', '/me/sessions');
    await vi.advanceTimersByTimeAsync(5_000);
    const end = async (): Promise<boolean> => (await reader?.read())?.done ?? end();
    expect(await end()).toBe(true);
  } finally {
    vi.useRealTimers();
  }
});

it.each([
  [firefox, 'Firefox on Windows'],
  [phone, 'Chrome on Android'],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605 Version/18.0 Safari/604.1',
    'Safari on iPhone',
  ],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Chrome/140.0 Safari/537.36 Edg/140.0', 'Edge on Mac'],
  ['<script>alert(1)</script>', 'An unknown device'],
  [undefined, 'An unknown device'],
])('%s is called %s', (agent, name) => {
  expect(deviceOf(agent)).toBe(name);
});
