import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { createSignedTokens } from '../../platform/core/signedTokens';
import { ticketArrivals, ticketHolds, ticketQueue } from '../../platform/db/schema';
import { testNow, testSecret } from '../../testing/api';
import { startTwoApis } from '../../testing/instances';
import { boxOfficeOf, emptyBoxOffice, some } from '../../testing/tickets';
import { changeSale } from '../staff/changeSale';
import { readPlace } from './joinRoom';
import { placeInKey, placeKey } from './placeKey';
import type { QueuePlace } from './queue.routes';

let both: Awaited<ReturnType<typeof startTwoApis>>;
beforeAll(async () => {
  both = await startTwoApis();
});
afterAll(() => both.stop());
beforeEach(async () => {
  await emptyBoxOffice(both.database);
  at(0);
});

const opening = new Date(testNow.getTime() + 60_000);
/** Sets the time of both instances, in seconds after the opening. */
const at = (seconds: number) => {
  for (const { clock } of [both.one, both.other]) clock.set(new Date(opening.getTime() + seconds * 1000));
};
const change = (changes: Parameters<typeof changeSale>[2]) => changeSale(both.one.deps, 'public', changes);
/** Switches the waiting room on a minute before the sale opens. */
const open = async (queuePerMinute = 60) => {
  at(-60);
  await change({ isOpen: true, opensAt: opening.toISOString(), queuePerMinute, queueMinutes: 5 });
};
const withKey = (key?: string | null) => (key ? { 'queue-key': key } : {});
const ask = (method: 'GET' | 'POST', key?: string | null, nth = 0) =>
  boxOfficeOf(nth % 2 ? both.other : both.one).ask<QueuePlace>(
    method,
    '/tickets/queue',
    undefined,
    withKey(key),
  );
/** Takes places, at each instance in turn. */
const join = async (count = 1) => {
  const keys: string[] = [];
  for (let nth = 0; nth < count; nth += 1) keys.push((await ask('POST', null, nth)).body.key!);
  return keys;
};
const stateOf = async (key: string, nth = 0) => (await ask('GET', key, nth)).body;
const hold = (key?: string, changes: object = {}, token: string = randomUUID()) => {
  const selection = { sale: 'public', items: some('student', 1), ...changes };
  const headers = { 'hold-token': token, ...withKey(key) };
  return boxOfficeOf(both.one).ask<{ error?: unknown }>('PUT', '/tickets/hold', selection, headers);
};
const refusal = async (key?: string) => {
  const { status, body } = await hold(key);
  expect(status).toBe(409);
  expect(body.error).toMatchObject({ code: 'conflict', fields: [{ field: 'queue' }] });
  return JSON.stringify(body.error);
};
const arrivals = () => both.database.db.select().from(ticketArrivals).orderBy(ticketArrivals.turnAt);
const turns = async () => (await arrivals()).map(({ turnAt }) => (+turnAt! - +opening) / 1000);

it('is off by default, and at once when staff switch it off', async () => {
  expect((await ask('POST')).body).toMatchObject({ state: 'off', key: null });
  expect((await hold()).status).toBe(200);
  await change({ opensAt: null, queuePerMinute: 60 });
  expect(await refusal()).toContain('take a place in it first');
  const sale = await boxOfficeOf(both.one).ask('GET', '/tickets/sales/public');
  expect(sale.body).toMatchObject({ hasQueue: true });
  await change({ queuePerMinute: null });
  expect((await hold()).status).toBe(200);
});

it('has no places before the opening, then those that both instances know, and later people follow', async () => {
  await open();
  const keys = await join(6);
  expect(await stateOf(keys[0]!, 1)).toMatchObject({ state: 'before', position: null });
  expect((await arrivals()).map(({ turnAt }) => turnAt)).toEqual(Array(6).fill(null));
  expect(await both.database.db.select().from(ticketQueue)).toMatchObject([{ seed: null }]);
  at(0);
  // Both instances find the sale open at once, and one draws.
  await Promise.all(keys.map((key, nth) => stateOf(key, nth)));
  keys.push(...(await join(2)));
  const order = (await arrivals()).map(({ id }) => keys.indexOf(placeKey(both.one.deps.signed, id)));
  expect(order.toSorted()).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
  expect(order.slice(6)).toEqual([6, 7]);
  expect(await refusal(keys[6])).toContain('not your turn yet');
  for (const nth of [0, 1]) {
    const shown = await Promise.all(order.map((of) => stateOf(keys[of]!, nth)));
    expect(shown.map(({ position }) => position)).toEqual([null, 1, 2, 3, 4, 5, 6, 7]);
  }
});

it('does not draw when staff close the sale between a look at it and the draw', async () => {
  await open();
  const [key] = await join();
  at(0);
  const { deps } = both.one;
  const db = Object.create(deps.db) as typeof deps.db;
  db.transaction = async (work) => {
    await change({ isOpen: false });
    return deps.db.transaction(work);
  };
  expect(await readPlace({ ...deps, db }, key)).toMatchObject({ state: 'before' });
  expect(await both.database.db.select().from(ticketQueue)).toMatchObject([{ seed: null }]);
});

it('draws fairly: every arrival gets every place equally often', async () => {
  const [people, draws] = [6, 150];
  // How often each arrival got each place.
  const got = Array.from({ length: people }, () => Array<number>(people).fill(0));
  const row = (nth: number) => ({ id: `00000000-0000-4000-8000-00000000000${nth}`, arrivedAt: testNow });
  await open();
  at(0);
  for (let round = 0; round < draws; round += 1) {
    await both.database.db.delete(ticketArrivals);
    await both.database.db.update(ticketQueue).set({ seed: null });
    await both.database.db.insert(ticketArrivals).values(got.map((_, nth) => row(nth)));
    await ask('GET');
    for (const [place, { id }] of (await arrivals()).entries()) got[Number(id.at(-1))]![place]! += 1;
  }
  const expected = draws / people;
  const chi = got.flat().reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
  // 25 degrees of freedom: a fair draw exceeds it once in a million runs.
  expect(chi).toBeLessThan(75);
});

it('lets a person begin one hold in time, and change what is held', async () => {
  await open();
  const [key = '', late = ''] = await join(2);
  expect((await ask('POST', key, 1)).body, 'kept').toMatchObject({ state: 'before', key });
  await change({ queuePerMinute: 6000 });
  at(0);
  await stateOf(key);
  at(1);
  expect((await stateOf(key)).state).toBe('in');
  const token = randomUUID();
  expect((await hold(key, {}, token)).status).toBe(200);
  expect(await refusal(key)).toContain('held with your place');
  expect((await hold(undefined, { items: some('student', 2) }, token)).status).toBe(200);
  await boxOfficeOf(both.one).release(token);
  at(301);
  expect((await hold(key)).status, 'another choice').toBe(200);
  expect((await stateOf(key)).state, 'what is held keeps the place').toBe('in');
  expect(await refusal(late)).toContain('time to choose tickets is over');
  await both.database.db.update(ticketHolds).set({ state: 'paid', endedAt: null });
  expect((await stateOf(key)).state).toBe('over');
  expect((await ask('POST', key)).body.key, 'a new place').not.toBe(key);
  const { body } = await hold(undefined, { sale: 'pre-sale', items: some('family', 1) });
  expect(JSON.stringify(body.error), 'other sales never wait').not.toContain('queue');
  await expect(changeSale(both.one.deps, 'pre-sale', { queuePerMinute: 5 })).rejects.toThrow(/marked/);
});

it('refuses places that were forged, altered or of an earlier opening, and takes those of a former secret', async () => {
  await open();
  const [key = ''] = await join();
  at(0);
  await stateOf(key);
  const id = placeInKey(both.one.deps.signed, key)!;
  const { clock } = both.one;
  const forged = placeKey(createSignedTokens('another secret, of somebody else', clock), id);
  const altered = key.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A'));
  for (const wrong of [forged, altered, `${key}A`, id, 'x']) {
    expect((await ask('GET', wrong)).status).toBe(404);
    expect(await refusal(wrong)).toContain('take a place in it first');
  }
  const rotated = createSignedTokens('the secret that is used from now on', clock, [testSecret]);
  expect(placeInKey(rotated, key)).toBe(id);
  await change({ opensAt: new Date(+opening + 600_000).toISOString() });
  expect((await ask('GET', key)).status).toBe(404);
  at(600);
  expect(await refusal(key)).toContain('take a place in it first');
});

it('has turns at the rate, in the same order at another one, and none while the sale is closed', async () => {
  await open();
  await join(3);
  at(0);
  await ask('GET');
  expect(await turns()).toEqual([0, 1, 2]);
  at(100);
  const [, , key = ''] = await join(3);
  await change({ queuePerMinute: 30 });
  expect(await turns()).toEqual([0, 1, 2, 100, 102, 104]);
  await join();
  at(101);
  await change({ isOpen: false });
  at(1000);
  expect(await stateOf(key)).toMatchObject({ state: 'waiting', position: 2, isPaused: true });
  await change({ isOpen: true });
  expect(await turns()).toEqual([899, 900, 901, 999, 1001, 1003, 1005]);
});

it('counts a closing time that has passed as a pause', async () => {
  await open();
  await join(3);
  at(0);
  await ask('GET');
  await change({ closesAt: new Date(+opening + 1_000).toISOString() });
  at(300);
  await change({ queueMinutes: 6 });
  at(600);
  await change({ closesAt: null });
  expect(await turns()).toEqual([599, 600, 601]);
});

it('says when to ask again, spread over the time after the opening', async () => {
  await open();
  const [key = ''] = await join();
  const times = await Promise.all(Array.from({ length: 40 }, async () => (await stateOf(key)).askAfter));
  expect(Math.min(...times)).toBeGreaterThanOrEqual(60);
  expect(Math.max(...times)).toBeLessThanOrEqual(80);
  expect(new Set(times).size).toBeGreaterThan(5);
});
