import { inArray } from 'drizzle-orm';
import type { ServiceContext } from '../../../platform/db/context';
import { uploads } from '../../../platform/db/schema';
import { releaseUploads } from '../../../platform/uploads/releaseUploads';

/** Releases claimed files, in the caller's transaction; no other row may refer to them. */
export async function releaseClaimed(context: ServiceContext, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  const claimed = await context.db
    .select({ id: uploads.id, claimedBy: uploads.claimedBy })
    .from(uploads)
    .where(inArray(uploads.id, [...ids]));
  for (const { id, claimedBy } of claimed) if (claimedBy) await releaseUploads(context, claimedBy, [id]);
}
