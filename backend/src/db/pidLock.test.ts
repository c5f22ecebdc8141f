import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { spawnSync } from 'node:child_process';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { lockFolder } from './pidLock';

let folder: string;
let path: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'school-lock-'));
  path = join(folder, 'lock');
});
afterEach(() => rmSync(folder, { recursive: true }));

describe('the lock of a data folder', () => {
  it('is held once and given back', () => {
    const lock = lockFolder(folder);
    expect(() => lockFolder(folder)).toThrow(
      `Cannot start, the data folder ${folder} is in use by process ${process.pid}`,
    );
    lock.release();
    expect(existsSync(path)).toBe(false);
    lockFolder(folder).release();
  });

  it.each([
    ['of a process that ended', `${spawnSync(process.execPath, ['-e', '']).pid} 1\n`],
    ['of an earlier process with this number', `${process.pid} 1\n`],
    ['that was never finished', ''],
    ['with nonsense in it', 'hello\n'],
  ])('%s is stale', (_, content) => {
    writeFileSync(path, content);
    const lock = lockFolder(folder);
    expect(readFileSync(path, 'utf8')).toMatch(new RegExp(`^${process.pid} `));
    lock.release();
  });

  it('is not taken from somebody else by releasing late', () => {
    const lock = lockFolder(folder);
    writeFileSync(path, '1 1\n');
    lock.release();
    expect(readFileSync(path, 'utf8')).toBe('1 1\n');
  });
});
