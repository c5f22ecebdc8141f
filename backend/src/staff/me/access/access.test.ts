import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { accountAccess } from '../../../platform/db/schema';
import { testNow, type TestApi } from '../../../testing/api';
import { askOf } from '../../../testing/ask';
import { emptyTables } from '../../../testing/database';
import { startTwoApis } from '../../../testing/instances';
import type { PersonWithAccess } from './access.routes';

const minute = 60_000;
const claimOf = (name: string) => `https://music-school.example/${name}`;
const kofi = 'auth0|kofi';
const kofisSessions = `/staff/access/${encodeURIComponent(kofi)}/sessions`;

let apis: Awaited<ReturnType<typeof startTwoApis>>;
beforeAll(async () => {
  apis = await startTwoApis();
});
afterAll(() => apis.stop());
beforeEach(async () => {
  await emptyTables(apis.database.client, 'account_access', 'account_sessions', 'staff_accounts');
  advance(0, testNow);
});

function advance(ms: number, from: Date = apis.one.clock.now()): void {
  const now = new Date(from.getTime() + ms);
  apis.one.clock.set(now);
  apis.other.clock.set(now);
}

/** Sends requests with one token, as long as it lasts. */
async function signIn(api: TestApi, claims: object) {
  const iat = Math.floor(api.clock.now().getTime() / 1000);
  const token = await api.token({ sub: kofi, exp: iat + 3600, ...claims });
  return async <T>(method: string, path: string) =>
    askOf(api)<T>(method, path, undefined, { authorization: `Bearer ${token}` });
}
const admin = () =>
  signIn(apis.one, {
    sub: 'auth0|akosua',
    [claimOf('roles')]: ['admin'],
    [claimOf('name')]: 'Akosua Owusu',
    [claimOf('session')]: 'office',
  });
const people = async (ask: Awaited<ReturnType<typeof signIn>>) =>
  (await ask<PersonWithAccess[]>('GET', '/staff/access')).body;

it('lists people with access, with roles, devices and when they were last seen', async () => {
  const office = await admin();
  const door = { [claimOf('name')]: 'Kofi Antwi', [claimOf('email')]: 'kofi@example.com' };
  await (
    await signIn(apis.one, { ...door, [claimOf('roles')]: ['door', 'choir'] })
  )('GET', '/me');
  await (
    await signIn(apis.one, { sub: 'auth0|efua', [claimOf('roles')]: ['choir'] })
  )('GET', '/me');
  await (
    await signIn(apis.one, { sub: 'auth0|esi', [claimOf('roles')]: [] })
  )('GET', '/me');
  expect(await people(office)).toEqual([
    {
      account: 'auth0|akosua',
      name: 'Akosua Owusu',
      email: null,
      roles: ['admin'],
      seenAt: testNow.toISOString(),
      devices: ['An unknown device'],
      signedOut: null,
      isSelf: true,
    },
    {
      account: kofi,
      name: 'Kofi Antwi',
      email: 'kofi@example.com',
      roles: ['door'],
      seenAt: testNow.toISOString(),
      devices: [],
      signedOut: null,
      isSelf: false,
    },
  ]);
});

it('rejects every token of a signed-out person, on every instance with the next request, and names the colleague', async () => {
  const office = await admin();
  const browsers = [
    await signIn(apis.other, { [claimOf('session')]: 'a' }),
    await signIn(apis.one, { [claimOf('session')]: 'b' }),
    // The sign-in service may not distinguish sessions.
    await signIn(apis.other, {}),
  ];
  for (const ask of browsers) expect((await ask('GET', '/me')).status).toBe(200);
  // This one was never used.
  const unused = await signIn(apis.other, { [claimOf('session')]: 'c' });
  advance(10_000);
  const { status, body } = await office<PersonWithAccess>('DELETE', kofisSessions);
  expect([status, body.devices, body.signedOut]).toEqual([
    200,
    [],
    { at: new Date(testNow.getTime() + 10_000).toISOString(), by: 'Akosua Owusu' },
  ]);
  for (const ask of [...browsers, unused]) {
    const refused = await ask<{ error: { message: string } }>('GET', '/staff/enquiries');
    expect([refused.status, refused.body.error.message]).toEqual([
      401,
      'You were signed out by Akosua Owusu. Please sign in again.',
    ]);
  }
  advance(1_000);
  // A token that is renewed for the same session is refused, and a new sign-in is not.
  const renewed = await signIn(apis.other, { [claimOf('session')]: 'a' });
  expect((await renewed<{ error: { message: string } }>('GET', '/me')).body.error.message).toContain(
    'signed out by Akosua Owusu',
  );
  expect((await (await signIn(apis.other, { [claimOf('session')]: 'd' }))('GET', '/me')).status).toBe(200);
  expect((await office('GET', '/me')).status).toBe(200);
});

it('cannot sign out unknown people, nor oneself', async () => {
  const office = await admin();
  expect((await office('DELETE', kofisSessions)).status).toBe(404);
  expect((await office('DELETE', '/staff/access/auth0%7Cakosua/sessions')).status).toBe(409);
  expect((await office('GET', '/me')).status).toBe(200);
});

it('shows the roles of the newest token, whatever an older one says', async () => {
  const office = await admin();
  const before = await signIn(apis.one, { [claimOf('roles')]: ['staff'] });
  await before('GET', '/me');
  advance(minute);
  await (
    await signIn(apis.one, { [claimOf('roles')]: [] })
  )('GET', '/me');
  advance(6 * minute);
  await before('GET', '/me');
  expect((await people(office)).find(({ account }) => account === kofi)).toMatchObject({
    roles: [],
    seenAt: new Date(testNow.getTime() + 7 * minute).toISOString(),
  });
});

it('writes the time of the last visit at most every five minutes', async () => {
  const ask = await signIn(apis.one, {});
  const seen = async () => {
    await ask('GET', '/me');
    const [row] = await apis.database.db.select({ at: accountAccess.seenAt }).from(accountAccess);
    return (row?.at.getTime() ?? 0) - testNow.getTime();
  };
  expect(await seen()).toBe(0);
  advance(4 * minute);
  expect(await seen()).toBe(0);
  advance(minute);
  expect(await seen()).toBe(5 * minute);
});

it('closes the streams of a signed-out person at once', async () => {
  const office = await admin();
  const { app, token } = apis.other;
  const headers = { authorization: `Bearer ${await token({ sub: kofi })}` };
  const response = await app.request('/api/stats/stream', { headers });
  const reader = response.body?.getReader();
  await reader?.read();
  await office('DELETE', kofisSessions);
  const end = async (): Promise<boolean> => (await reader?.read())?.done ?? end();
  const before = performance.now();
  expect(await end()).toBe(true);
  // Sooner than the next regular check.
  expect(performance.now() - before).toBeLessThan(4_000);
});
