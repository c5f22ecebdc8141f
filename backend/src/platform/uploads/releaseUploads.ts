import { and, eq, inArray } from 'drizzle-orm';
import type { ServiceContext } from '../db/context';
import type { Database } from '../db/database';
import { uploads } from '../db/schema';
import { enqueue } from '../outbox/enqueue';
import { expireKind } from './uploadContext';

/**
 * Releases files that a form has claimed and no longer needs, in the caller's transaction; the queue deletes them
 * afterwards. No other row may refer to them.
 * @param by the owner that claimed them
 */
export async function releaseUploads(
  { db, clock }: ServiceContext,
  by: string,
  ids: readonly string[],
): Promise<void> {
  if (ids.length === 0) return;
  const released = await db
    .update(uploads)
    .set({ state: 'stored', claimedBy: null })
    .where(and(inArray(uploads.id, [...ids]), eq(uploads.claimedBy, by)))
    .returning({ id: uploads.id });
  const at = clock.now().toISOString();
  for (const { id } of released) {
    await enqueue({ db, clock }, { kind: expireKind, key: `${expireKind}:${id}:${at}`, payload: id });
  }
}

/** Releases files of any owner, for a caller that deletes them by another effect. */
export async function unclaimUploads(db: Database, ids: readonly string[]): Promise<void> {
  await db
    .update(uploads)
    .set({ state: 'stored', claimedBy: null })
    .where(and(inArray(uploads.id, [...ids]), eq(uploads.state, 'claimed')));
}

/** Releases claimed files, in the caller's transaction; no other row may refer to them. */
export async function releaseClaimed(context: ServiceContext, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  const claimed = await context.db
    .select({ id: uploads.id, claimedBy: uploads.claimedBy })
    .from(uploads)
    .where(inArray(uploads.id, [...ids]));
  for (const { id, claimedBy } of claimed) if (claimedBy) await releaseUploads(context, claimedBy, [id]);
}
