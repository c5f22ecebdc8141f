import { and, desc, inArray, isNotNull, isNull, lt, notInArray } from 'drizzle-orm';
import type { Database } from '../../platform/db/database';
import { contentDocuments, contentRevisions, photographs } from '../../platform/db/schema';
import type { RetentionRule } from '../../platform/personal-data/retention';
import { releaseUploads } from '../../platform/uploads/releaseUploads';
import { OWNER } from './owner';
import { photographIdsIn } from './photographsIn';

/** Deletes photographs that neither a page nor a draft has shown since a time; the queue deletes their files. */
export const forgetUnused: RetentionRule = ({ db, clock }, before) =>
  db.transaction(async (tx) => {
    const used = await usedPhotographs(tx);
    await tx
      .update(photographs)
      .set({ unusedSince: clock.now() })
      .where(and(isNull(photographs.unusedSince), notInArray(photographs.id, used)));
    // A text may have begun to show one between the reading and the writing of an earlier run.
    await tx
      .update(photographs)
      .set({ unusedSince: null })
      .where(and(isNotNull(photographs.unusedSince), inArray(photographs.id, used)));
    // A text that shows it again in this moment clears the time and keeps it (`keepPhotographs`).
    const gone = await tx
      .delete(photographs)
      .where(and(lt(photographs.unusedSince, before), notInArray(photographs.id, used)))
      .returning({ id: photographs.id });
    const ids = gone.map(({ id }) => id);
    await releaseUploads({ db: tx, clock }, OWNER, ids);
    return ids.length;
  });

/** Returns the photographs in drafts and in the newest publication of each text. */
async function usedPhotographs(db: Database): Promise<string[]> {
  const { path, number, value } = contentRevisions;
  const newest = await db
    .selectDistinctOn([path], { value })
    .from(contentRevisions)
    .orderBy(path, desc(number));
  const drafts = await db.select({ value: contentDocuments.draft }).from(contentDocuments);
  return photographIdsIn([...newest, ...drafts].map((text) => text.value));
}
