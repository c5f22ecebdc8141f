import { randomUUID } from 'node:crypto';
import { mkdir, readdir, rename, rm, rmdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { codeOf, makeFolder } from './files';

/** The age at which a lock counts as left behind by a dead process. Milliseconds. */
const STALE_LOCK_MS = 30_000;
const ASK_EVERY_MS = 20;

/**
 * Runs an action exclusively across processes. The lock is a folder with one file, named after the time and its owner.
 * It is acquired by moving the folder into place, or by renaming the file of a stale owner; each succeeds for one
 * process only.
 */
export async function withLock(lock: string, action: () => Promise<void>): Promise<void> {
  await makeFolder(dirname(lock));
  let mine = await tryLock(lock);
  while (!mine) {
    await new Promise((resume) => setTimeout(resume, ASK_EVERY_MS));
    mine = await tryLock(lock);
  }
  try {
    await action();
  } finally {
    await release(lock, mine);
  }
}

/** Returns the name of the owner's file when the lock was acquired. */
async function tryLock(lock: string): Promise<string | undefined> {
  const mine = `${Date.now()}-${randomUUID()}`;
  const [owner] = (await unless(['ENOENT'], readdir(lock))) ?? [];
  if (owner === undefined) return (await putInPlace(lock, mine)) ? mine : undefined;
  if (Date.now() - Number.parseInt(owner, 10) <= STALE_LOCK_MS) return undefined;
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
