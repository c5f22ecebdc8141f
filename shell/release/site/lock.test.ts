import { mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import type * as fsPromises from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, describe, expect, it, vi } from 'vitest';
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

describe('a lock from the future', () => {
  const owner = () => `${Date.now() + 3_600_000}-somebody`;

  it('is reported, and taken over after a wait instead of after its time', async () => {
    mkdirSync(lock);
    writeFileSync(join(lock, owner()), '');
    const warn = vi.fn<(line: string) => void>();
    const ran = vi.fn<() => Promise<void>>(async () => undefined);
    await withLock(lock, ran, { staleMs: 200, longWaitMs: 50, warn });
    expect(ran).toHaveBeenCalledOnce();
    expect(warn.mock.calls).toEqual([
      [
        expect.stringMatching(
          /^Waiting for another change of the site, which holds .*lock\. It is taken over after 0\.2 s\. The lock's time is 3600 s ahead of this machine's clock: check the clocks of both\.$/,
        ),
      ],
    ]);
  });

  it('is not taken over while its owners change', async () => {
    mkdirSync(lock);
    let name = owner();
    writeFileSync(join(lock, name), '');
    const warn = vi.fn<(line: string) => void>();
    const ran = vi.fn<() => Promise<void>>(async () => undefined);
    const done = withLock(lock, ran, { staleMs: 300, longWaitMs: 60_000, warn });
    for (let change = 0; change < 5; change += 1) {
      afterLooking.mockClear();
      await vi.waitFor(() => expect(afterLooking.mock.calls.length).toBeGreaterThan(4));
      const next = owner();
      renameSync(join(lock, name), join(lock, next));
      name = next;
    }
    expect(ran).not.toHaveBeenCalled();
    rmSync(lock, { recursive: true });
    await done;
    expect(warn).not.toHaveBeenCalled();
  });
});
