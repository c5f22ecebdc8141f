// @vitest-environment happy-dom
import encodeQR from 'qr';
import { decodeQR } from 'qr/decode.js';
import { describe, expect, it, vi } from 'vitest';
import type { Scan } from '../api';
import { codeHash } from '../rules/codeHash';
import { doorStore } from '../rules/doorStore';
import type { DoorList } from '../rules/types';
import { checkCode, type Asked } from './checkCode';
import { newCodes } from './newCodes';

const CODE = '7K3MQ2ZD9XFPH4TN2B6C';
const listed = async (): Promise<DoorList> => ({
  at: '2025-12-06T18:00:00.000Z',
  tickets: [
    {
      hash: await codeHash(CODE),
      id: '1',
      name: 'Ama',
      typeName: 'Regular',
      seat: null,
      checkedInAt: null,
      door: null,
    },
  ],
});
const said = ({ scanId }: Asked): Scan => ({
  scanId,
  result: 'in',
  ticket: { id: '1', name: 'Ama', typeName: 'Regular', seat: null, number: 'T-000001' },
  first: null,
  message: '',
});

/** A door with a stubbed API and nothing stored. */
async function door(ask: (asked: Asked) => Promise<Scan>) {
  localStorage.clear();
  const store = doorStore();
  store.keepList(await listed());
  const unanswered = new Map<string, string>();
  return { store, check: (code = CODE) => checkCode({ store, door: 'Main', ask, unanswered }, code) };
}

describe('a code', () => {
  it('is judged by the API', async () => {
    const { store, check } = await door(async (asked) => said(asked));
    expect(await check()).toMatchObject({ result: 'in', isOffline: false, ticket: { number: 'T-000001' } });
    expect(store.waiting()).toEqual([]);
  });

  it.each([
    { status: 'FETCH_ERROR' },
    { status: 'TIMEOUT_ERROR' },
    { status: 503 },
    { status: 401 },
    { name: 'AbortError' },
  ])('is judged offline after %j, and waits under the ID that was sent', async (failure) => {
    const ask = vi.fn<(asked: Asked) => Promise<Scan>>().mockRejectedValue(failure);
    const { store, check } = await door(ask);
    const outcome = await check();
    expect(outcome).toMatchObject({ result: 'in', isOffline: true, ticket: { name: 'Ama' } });
    expect(store.waiting()).toMatchObject([
      { scanId: ask.mock.calls[0]?.[0].scanId, code: CODE, door: 'Main' },
    ]);
    expect(await check()).toMatchObject({ result: 'again', first: { at: outcome.at, door: 'Main' } });
    expect(await check('NOTHING')).toMatchObject({ result: 'not_listed' });
    // Only admissions are reported, because the API takes a reported scan as an admission.
    expect(store.waiting()).toHaveLength(1);
  });

  it('whose admission was lost on the way is the same scan when it is shown again', async () => {
    const asked: string[] = [];
    let isLost = true;
    const { check } = await door(async (scan) => {
      asked.push(scan.scanId);
      if (isLost) throw { status: 'TIMEOUT_ERROR' };
      return said(scan);
    });
    expect(await check('SOLD9A9BSINCE')).toMatchObject({ result: 'not_listed', isOffline: true });
    isLost = false;
    expect(await check('SOLD9A9BSINCE')).toMatchObject({ result: 'in', isOffline: false });
    expect(await check('SOLD9A9BSINCE')).toMatchObject({ result: 'in' });
    expect(asked[1]).toBe(asked[0]);
    expect(asked[2]).not.toBe(asked[0]);
  });

  it('is not judged offline when the API refuses to judge it', async () => {
    const error = { code: 'forbidden', message: 'This needs one of the roles: door.', requestId: '1' };
    const { store, check } = await door(() => Promise.reject({ status: 403, data: { error } }));
    expect(await check()).toMatchObject({ result: 'refused', message: error.message });
    expect(store.waiting()).toEqual([]);
  });
});

it('is reported once while it stays in view of the camera, and again when it returns', () => {
  const seen: string[] = [];
  const see = newCodes((code) => seen.push(code));
  see('A', 0);
  see('A', 120);
  see(undefined, 240);
  see('A', 2_000);
  see('B', 2_100);
  see('A', 2_200);
  see(undefined, 5_000);
  see('A', 9_000);
  expect(seen).toEqual(['A', 'B', 'A', 'A']);
});

it('reads its own QR codes', () => {
  const scale = 4;
  const rows = encodeQR(CODE, 'raw', { border: 4, scale });
  const data = new Uint8ClampedArray(rows.length * rows.length * 4);
  rows.flat().forEach((isDark, at) => data.set(isDark ? [0, 0, 0, 255] : [255, 255, 255, 255], at * 4));
  expect(decodeQR({ width: rows.length, height: rows.length, data })).toBe(CODE);
});
