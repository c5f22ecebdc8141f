import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { lockFolder } from './pidLock';

let folder: string;
let path: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'school-lock-'));
  path = join(folder, 'lock');
});
afterEach(() => rmSync(folder, { recursive: true }));

describe('the lock of a data folder', () => {
  it('is held once and can be released', () => {
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
    ['that is incomplete', ''],
    ['with invalid content', 'hello\n'],
  ])('is stale: %s', (_, content) => {
    writeFileSync(path, content);
    const lock = lockFolder(folder);
    expect(readFileSync(path, 'utf8')).toMatch(new RegExp(`^${process.pid} `));
    lock.release();
  });

  it.runIf(existsSync('/proc/self/stat'))(
    'is stale when its process has ended but was not reaped',
    async () => {
      const parent = spawn('sh', ['-c', 'sleep 0.2 & echo $!; exec sleep 60']);
      const [line] = (await once(parent.stdout, 'data')) as [Buffer];
      const pid = Number(line.toString());
      const stat = () =>
        readFileSync(`/proc/${pid}/stat`, 'utf8')
          .replace(/^.*\) /, '')
          .split(' ');
      await vi.waitFor(() => expect(stat()[0]).toBe('Z'));
      writeFileSync(path, `${pid} ${stat()[19]}\n`);
      lockFolder(folder).release();
      parent.kill();
      expect(existsSync(path)).toBe(false);
    },
  );

  it('is not removed by a late release after another process has locked it', () => {
    const lock = lockFolder(folder);
    writeFileSync(path, '1 1\n');
    lock.release();
    expect(readFileSync(path, 'utf8')).toBe('1 1\n');
  });
});
