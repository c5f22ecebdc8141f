import { spawn } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Mutant } from './mutant';

/** Longer than any room's tests take: a mutant may never end. */
const LONGEST_MS = 10 * 60_000;

/** Whether the tests pass with a mutant in its file, which is as before afterwards. */
export async function passesWith(
  root: string,
  { file, code }: Mutant,
  tests: readonly string[],
): Promise<boolean> {
  const path = join(root, file);
  const before = await readFile(path);
  await writeFile(path, code);
  try {
    return await passes(root, tests);
  } finally {
    await writeFile(path, before);
  }
}

interface RunOptions {
  readonly longestMs?: number;
  /** Whether failures are printed. */
  readonly isShown?: boolean;
}

/** Whether tests pass, up to the first that fails. Tests that have not ended in time count as failed. */
export function passes(
  root: string,
  tests: readonly string[],
  { longestMs = LONGEST_MS, isShown = false }: RunOptions = {},
): Promise<boolean> {
  const vitest = join(root, 'node_modules/vitest/vitest.mjs');
  return new Promise((resolve, reject) => {
    // A process group of its own: vitest's workers end with it.
    const child = spawn(process.execPath, [vitest, 'run', '--bail', '1', '--reporter', 'dot', ...tests], {
      cwd: root,
      stdio: ['ignore', 'ignore', isShown ? 'inherit' : 'ignore'],
      detached: true,
      env: { ...process.env, CI: '' },
    });
    const end = () => child.pid !== undefined && process.kill(-child.pid, 'SIGKILL');
    const tooLong = setTimeout(end, longestMs);
    process.once('exit', end);
    child.once('error', reject);
    child.once('exit', (code) => {
      clearTimeout(tooLong);
      process.removeListener('exit', end);
      resolve(code === 0);
    });
  });
}
