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

/** A device that keeps texts, and can be full. */
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
  // A Storage lists its keys as its own.
  return new Proxy(texts, {
    get: (_, name) => Reflect.get(methods, name) as unknown,
    set: (_, name, value) => Reflect.set(methods, name, value),
  }) as unknown as Storage & { full: boolean };
}

describe('a code judged by the phone alone', () => {
  it('lets in anyone who is on the list, once', () => {
    expect(judge(list, 'a')).toMatchObject({ result: 'in', ticket: { name: 'Ama Danso' } });
    expect(judge(withWaiting(list, [scan('a')]), 'a')).toMatchObject({
      result: 'again',
      first: { at: '2025-12-06T18:10:00.000Z', door: 'Main' },
    });
  });

  it('says when and where somebody went in before it was cut off', () => {
    expect(judge(list, 'c').first).toEqual({ at: '2025-12-06T17:55:00.000Z', door: 'Side' });
  });

  it('lets nobody in who is not on the list, and says how old the list is', () => {
    expect(judge(list, 'x')).toMatchObject({ result: 'not_listed', ticket: null });
    expect(judge(list, 'x').message).toContain('list of 18:00 UTC');
    expect(judge(undefined, 'a').result).toBe('not_listed');
  });

  it('knows a code by the same hash as the API', async () => {
    expect(await codeHash('7K3MQ2ZD9XFPH4TN2B6C')).toMatch(/^[0-9a-f]{64}$/);
    expect(await codeHash('abc')).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad');
  });
});

describe('a newer list', () => {
  it('keeps who was let in here meanwhile, by the first of two scans, and takes the school’s word over it', () => {
    const late = scan('a', { scanId: 'late', scannedAt: '2025-12-06T18:11:00.000Z', door: 'Other' });
    const merged = withWaiting(list, [late, scan('a'), scan('c')]);
    expect(merged.tickets.map(({ checkedInAt, door }) => [checkedInAt, door])).toEqual([
      ['2025-12-06T18:10:00.000Z', 'Main'],
      [null, null],
      ['2025-12-06T17:55:00.000Z', 'Side'],
    ]);
    expect(countsOf(merged)).toEqual({ checkedIn: 2, of: 3 });
  });

  it('is not waited for after somebody went in by the network', () => {
    const next = withLetIn(list, 'id-b', '2025-12-06T18:12:00.000Z', 'Main');
    expect(judge(next, 'b').first?.door).toBe('Main');
  });
});

describe('the scans that wait', () => {
  it('outlive a reload, the oldest first, and leave once the school has heard of them', () => {
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

  it('last as long as the page where the device takes nothing, which is said', () => {
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

  it('are told in batches; what was answered before a break is not told again', async () => {
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

it('says when and at which door a ticket went in first', () => {
  const outcome = {
    scanId: '1',
    at: '2025-12-06T18:10:00.000Z',
    ticket: null,
    first: { at: '2025-12-06T17:55:00.000Z', door: 'Side' },
    message: '',
    isOffline: false,
  };
  expect(reasonOf({ ...outcome, result: 'again' })).toBe(
    'First let in 17:55 UTC at Side. This ticket has been used.',
  );
  expect(reasonOf({ ...outcome, result: 'in', message: 'Welcome.' })).toBe('Welcome.');
  // Only one verdict sends somebody in.
  expect(Object.entries(verdicts).filter(([, { tone }]) => tone === 'in')).toHaveLength(1);
});
