import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { Changed, type Bucket } from './bucket';

const LOOK_MS = 100;

/** How long a lock counts that nobody renews; longer than anything that is done under it. */
const LEASE_MS = 60_000;

/**
 * Runs an action while no other process runs one under the same lock. The lock of a process that died is taken over when
 * it has not changed for a minute, by this machine's own clock.
 */
export async function withBucketLock<Result>(
  bucket: Bucket,
  key: string,
  action: () => Promise<Result>,
  leaseMs = LEASE_MS,
): Promise<Result> {
  const own = randomUUID();
  const tag = await take(bucket, key, own, leaseMs);
  try {
    return await action();
  } finally {
    const held = await bucket.get(key);
    if (held?.tag === tag) await bucket.remove([key]);
  }
}

async function take(bucket: Bucket, key: string, own: string, leaseMs: number): Promise<string> {
  let seen: { readonly tag: string; readonly since: number } | undefined;
  for (;;) {
    const held = await bucket.get(key);
    if (held && held.tag !== seen?.tag) seen = { tag: held.tag, since: performance.now() };
    const isLeft = held && seen && performance.now() - seen.since > leaseMs;
    if (!held || isLeft)
      try {
        return await bucket.put(key, own, held ? { tag: held.tag } : 'missing');
      } catch (error) {
        if (!(error instanceof Changed)) throw error;
      }
    await wait(LOOK_MS);
  }
}
