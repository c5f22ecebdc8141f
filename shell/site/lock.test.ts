import { mkdirSync, readdirSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, it } from 'vitest';
import { temporaryFolder } from '../testing/builtApps';
import { withLock } from './lock';

let root: string;
let lock: string;

beforeEach(() => {
  root = temporaryFolder();
  lock = join(root, 'lock');
});

/** A lock whose owner died long ago. */
function leaveStaleLock(): void {
  mkdirSync(lock);
  writeFileSync(join(lock, `${Date.now() - 60_000}-somebody`), '');
}

it('lets one in at a time, although all of them find the same stale lock', async () => {
  for (let round = 0; round < 20; round++) {
    leaveStaleLock();
    let inside = 0;
    let most = 0;
    const enter = () =>
      withLock(lock, async () => {
        most = Math.max(most, ++inside);
        // Long enough for everybody who judged the lock stale to act on it.
        for (let turn = 0; turn < 10; turn++) await new Promise(setImmediate);
        inside--;
      });
    await Promise.all([enter(), enter(), enter(), enter()]);
    expect(most).toBe(1);
    expect(readdirSync(root)).toEqual([]);
  }
});

it('leaves a lock alone that somebody took over', async () => {
  const other = `${Date.now()}-other`;
  await withLock(lock, async () => {
    const [mine = ''] = readdirSync(lock);
    renameSync(join(lock, mine), join(lock, other));
  });
  expect(readdirSync(lock)).toEqual([other]);
});

it('is free again after an action that failed', async () => {
  await expect(withLock(lock, () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(readdirSync(root)).toEqual([]);
});

it('is not kept by an empty folder', async () => {
  mkdirSync(lock);
  let ran = false;
  await withLock(lock, async () => void (ran = true));
  expect(ran).toBe(true);
});
