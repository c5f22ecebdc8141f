import { randomUUID } from 'node:crypto';
import { mkdir, readdir, rename, rm, rmdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { codeOf, makeFolder } from './files';

/** The age at which a lock counts as left behind by a dead process. Milliseconds. */
const STALE_LOCK_MS = 30_000;
/** A wait of this length is reported, because a lock is usually held for a moment. Milliseconds. */
const LONG_WAIT_MS = 2_000;
const ASK_EVERY_MS = 20;

interface LockOptions {
  readonly staleMs?: number;
  readonly longWaitMs?: number;
  /** Receives one readable line about a long wait. */
  readonly warn?: (line: string) => void;
}

/**
 * Runs an action exclusively across processes. The lock is a folder with one file, named after the time and its owner.
 * It is acquired by moving the folder into place, or by renaming the file of a stale owner; each succeeds for one
 * process only. A lock from the future has a wrong time, so that the time waited for it counts as well.
 */
export async function withLock(
  lock: string,
  action: () => Promise<void>,
  options: LockOptions = {},
): Promise<void> {
  await makeFolder(dirname(lock));
  const isStale = judgeOf(lock, options);
  let mine = await tryLock(lock, isStale);
  while (!mine) {
    await new Promise((resume) => setTimeout(resume, ASK_EVERY_MS));
    mine = await tryLock(lock, isStale);
  }
  try {
    await action();
  } finally {
    await release(lock, mine);
  }
}

/** Returns whether a lock with a certain owner is left behind. */
type IsStale = (owner: string) => boolean;

function judgeOf(
  lock: string,
  { staleMs = STALE_LOCK_MS, longWaitMs = LONG_WAIT_MS, warn = console.warn }: LockOptions,
): IsStale {
  let waitingFor = '';
  let since = 0;
  let isReported = false;
  return (owner) => {
    const now = performance.now();
    if (waitingFor !== owner) [waitingFor, since] = [owner, now];
    const waited = now - since;
    if (waited > longWaitMs && !isReported) {
      isReported = true;
      warn(reportOf(lock, owner, staleMs));
    }
    return waited > staleMs || !(Date.now() - timeOf(owner) <= staleMs);
  };
}

const timeOf = (owner: string): number => Number.parseInt(owner, 10);

function reportOf(lock: string, owner: string, staleMs: number): string {
  const ahead = timeOf(owner) - Date.now();
  const clocks =
    ahead > 0
      ? ` The lock's time is ${Math.ceil(ahead / 1000)} s ahead of this machine's clock: check the clocks of both.`
      : '';
  return `Waiting for another change of the site, which holds ${lock}. It is taken over after ${staleMs / 1000} s.${clocks}`;
}

/** Returns the name of the owner's file when the lock was acquired. */
async function tryLock(lock: string, isStale: IsStale): Promise<string | undefined> {
  const mine = `${Date.now()}-${randomUUID()}`;
  const [owner] = (await unless(['ENOENT'], readdir(lock))) ?? [];
  if (owner === undefined) return (await putInPlace(lock, mine)) ? mine : undefined;
  if (!isStale(owner)) return undefined;
  return (await done(['ENOENT'], rename(join(lock, owner), join(lock, mine)))) ? mine : undefined;
}

/** A rename does not replace a folder that is not empty. */
async function putInPlace(lock: string, mine: string): Promise<boolean> {
  const draft = `${lock}.${mine}.part`;
  await mkdir(draft);
  try {
    await writeFile(join(draft, mine), '');
    return await done(['ENOTEMPTY', 'EEXIST'], rename(draft, lock));
  } finally {
    await rm(draft, { recursive: true, force: true });
  }
}

/** A process that took over a lock that was held too long keeps it. */
async function release(lock: string, mine: string): Promise<void> {
  await rm(join(lock, mine), { force: true });
  await done(['ENOENT', 'ENOTEMPTY', 'EEXIST'], rmdir(lock));
}

function done(expected: readonly string[], action: Promise<void>): Promise<boolean> {
  return unless(
    expected,
    action.then(() => true),
  ).then((value) => value === true);
}

/** Returns an action's result, or `undefined` when it failed with an expected error. */
async function unless<Value>(
  expected: readonly string[],
  action: Promise<Value>,
): Promise<Value | undefined> {
  try {
    return await action;
  } catch (error) {
    if (expected.includes(codeOf(error) ?? '')) return undefined;
    throw error;
  }
}
