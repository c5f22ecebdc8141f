import { mkdirSync, readdirSync, renameSync, writeFileSync } from 'node:fs';
import type * as fsPromises from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, expect, it, vi } from 'vitest';
import { temporaryFolder } from '../../testing/builtApps';
import { withLock } from './lock';

/** Runs between reading a lock and acting on it. */
const afterLooking = vi.hoisted(() => vi.fn<() => Promise<void>>(async () => undefined));
vi.mock('node:fs/promises', async (original) => {
  const actual = await original<typeof fsPromises>();
  const readdir = async (path: string) => {
    const names = await actual.readdir(path).catch((error: unknown) => error);
    await afterLooking();
    if (names instanceof Error) throw names;
    return names;
  };
  return { ...actual, readdir };
});

let root: string;
let lock: string;

beforeEach(() => {
  root = temporaryFolder();
  lock = join(root, 'lock');
});

/** Creates a lock whose owner died long ago. */
function leaveStaleLock(): void {
  mkdirSync(lock);
  writeFileSync(join(lock, `${Date.now() - 60_000}-somebody`), '');
}

it('admits one process at a time, even when two have seen the same stale lock', async () => {
  leaveStaleLock();
  const order: string[] = [];
  let fast: Promise<void> | undefined;
  // The slow process has seen the stale lock and continues only when the fast one holds it.
  afterLooking.mockImplementationOnce(
    () =>
      new Promise<void>((goOn) => {
        fast = withLock(lock, async () => {
          order.push('fast in');
          afterLooking.mockClear();
          goOn();
          await vi.waitFor(() => expect(afterLooking.mock.calls.length).toBeGreaterThan(3));
          order.push('fast out');
        });
      }),
  );
  await withLock(lock, async () => void order.push('slow in'));
  await fast;
  expect(order).toEqual(['fast in', 'fast out', 'slow in']);
  expect(readdirSync(root)).toEqual([]);
});

it('does not release a lock that another process has taken over', async () => {
  const other = `${Date.now()}-other`;
  await withLock(lock, async () => {
    const [mine = ''] = readdirSync(lock);
    renameSync(join(lock, mine), join(lock, other));
  });
  expect(readdirSync(lock)).toEqual([other]);
});

it('is released after an action that failed', async () => {
  await expect(withLock(lock, () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(readdirSync(root)).toEqual([]);
});

it('ignores an empty folder', async () => {
  mkdirSync(lock);
  let ran = false;
  await withLock(lock, async () => void (ran = true));
  expect(ran).toBe(true);
});
