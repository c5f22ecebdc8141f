import { describe, expect, it } from 'vitest';
import type { Scan } from '../api';
import { codeHash } from './codeHash';
import { countsOf, withLetIn, withWaiting } from './doorList';
import { doorStore } from './doorStore';
import { judge } from './judge';
import { reasonOf, verdicts } from './outcome';
import { settle } from './settle';
import type { DoorList, DoorTicket, WaitingScan } from './types';

const ticket = (hash: string, rest: Partial<DoorTicket> = {}): DoorTicket => ({
  hash,
  id: `id-${hash}`,
  name: 'Ama Danso',
  typeName: 'Regular',
  seat: 'Centre, row 7, seat 12',
  checkedInAt: null,
  door: null,
  ...rest,
});
const list: DoorList = {
  at: '2025-12-06T18:00:00.000Z',
  tickets: [ticket('a'), ticket('b'), ticket('c', { checkedInAt: '2025-12-06T17:55:00.000Z', door: 'Side' })],
};
const scan = (hash: string, rest: Partial<WaitingScan> = {}): WaitingScan => ({
  scanId: `scan-${hash}`,
  code: hash.toUpperCase(),
  hash,
  door: 'Main',
  scannedAt: '2025-12-06T18:10:00.000Z',
  ...rest,
});

/** A device that stores texts, and can be full. */
function device() {
  const texts: Record<string, string> = {};
  const methods = {
    full: false,
    getItem: (key: string) => texts[key] ?? null,
    setItem(key: string, text: string) {
      if (methods.full) throw new DOMException('full', 'QuotaExceededError');
      texts[key] = text;
    },
    removeItem: (key: string) => void delete texts[key],
  };
  // A Storage lists its keys as own properties.
  return new Proxy(texts, {
    get: (_, name) => Reflect.get(methods, name) as unknown,
    set: (_, name, value) => Reflect.set(methods, name, value),
  }) as unknown as Storage & { full: boolean };
}

describe('a code judged offline', () => {
  it('is admitted once when it is on the list', () => {
    expect(judge(list, 'a')).toMatchObject({ result: 'in', ticket: { name: 'Ama Danso' } });
    expect(judge(withWaiting(list, [scan('a')]), 'a')).toMatchObject({
      result: 'again',
      first: { at: '2025-12-06T18:10:00.000Z', door: 'Main' },
    });
  });

  it('is rejected with time and door when it was admitted before the disconnect', () => {
    expect(judge(list, 'c').first).toEqual({ at: '2025-12-06T17:55:00.000Z', door: 'Side' });
  });

  it('is rejected when it is not on the list, with the age of the list', () => {
    expect(judge(list, 'x')).toMatchObject({ result: 'not_listed', ticket: null });
    expect(judge(list, 'x').message).toContain('list of 18:00 UTC');
    expect(judge(undefined, 'a').result).toBe('not_listed');
  });

  it('has the same hash as on the API', async () => {
    expect(await codeHash('7K3MQ2ZD9XFPH4TN2B6C')).toMatch(/^[0-9a-f]{64}$/);
    expect(await codeHash('abc')).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad');
  });
});

describe('a newer list', () => {
  it('keeps the first of two local scans, and prefers the record of the API', () => {
    const late = scan('a', { scanId: 'late', scannedAt: '2025-12-06T18:11:00.000Z', door: 'Other' });
    const merged = withWaiting(list, [late, scan('a'), scan('c')]);
    expect(merged.tickets.map(({ checkedInAt, door }) => [checkedInAt, door])).toEqual([
      ['2025-12-06T18:10:00.000Z', 'Main'],
      [null, null],
      ['2025-12-06T17:55:00.000Z', 'Side'],
    ]);
    expect(countsOf(merged)).toEqual({ checkedIn: 2, of: 3 });
  });

  it('is not awaited after an admission over the network', () => {
    const next = withLetIn(list, 'id-b', '2025-12-06T18:12:00.000Z', 'Main');
    expect(judge(next, 'b').first?.door).toBe('Main');
  });
});

describe('pending scans', () => {
  it('survive a reload, oldest first, and are removed once the API has them', () => {
    const storage = device();
    const store = doorStore(() => storage);
    store.keepList(list);
    store.add(scan('b', { scannedAt: '2025-12-06T18:20:00.000Z' }));
    store.add(scan('a'));
    const after = doorStore(() => storage);
    expect(after.list()).toEqual(list);
    expect(after.waiting().map(({ hash }) => hash)).toEqual(['a', 'b']);
    after.settled(['scan-a']);
    expect(store.waiting().map(({ hash }) => hash)).toEqual(['b']);
    after.forgetList();
    expect(store.list()).toBeUndefined();
    expect(store.waiting()).toHaveLength(1);
  });

  it('are kept until the page closes when the device cannot store them, with a warning', () => {
    const storage = device();
    const store = doorStore(() => storage);
    store.add(scan('a'));
    expect(store.isKept()).toBe(true);
    storage.full = true;
    store.add(scan('b'));
    expect(store.isKept()).toBe(false);
    expect(store.waiting()).toHaveLength(2);
    store.settled(['scan-a', 'scan-b']);
    expect(store.waiting()).toEqual([]);
    expect(store.isKept()).toBe(true);
  });

  it('are reported in batches, and answered ones are not reported again', async () => {
    const storage = device();
    const store = doorStore(() => storage);
    for (let nth = 0; nth < 450; nth++)
      store.add(scan('a', { scanId: `scan-${String(nth).padStart(3, '0')}` }));
    const sent: number[] = [];
    const send = async (scans: readonly WaitingScan[]): Promise<Scan[]> => {
      if (sent.length === 2) throw new Error('cut off');
      sent.push(scans.length);
      return scans.map(({ scanId }) => ({ scanId, result: 'in', ticket: null, first: null, message: '' }));
    };
    await expect(settle(store, send)).rejects.toThrow('cut off');
    expect(sent).toEqual([200, 200]);
    expect(store.waiting()).toHaveLength(50);
    sent.length = 0;
    expect(await settle(store, send)).toHaveLength(50);
    expect(store.waiting()).toEqual([]);
    expect(await settle(store, send)).toEqual([]);
  });
});

it('report when and at which door a ticket was admitted first', () => {
  const outcome = {
    scanId: '1',
    at: '2025-12-06T18:10:00.000Z',
    ticket: null,
    first: { at: '2025-12-06T17:55:00.000Z', door: 'Side' },
    message: '',
    isOffline: false,
  };
  expect(reasonOf({ ...outcome, result: 'again' })).toBe(
    'First admitted 17:55 UTC at Side. This ticket has been used.',
  );
  expect(reasonOf({ ...outcome, result: 'in', message: 'Welcome.' })).toBe('Welcome.');
  // Only one result admits a guest.
  expect(Object.entries(verdicts).filter(([, { tone }]) => tone === 'in')).toHaveLength(1);
});
