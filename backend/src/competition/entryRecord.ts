import { and, eq, inArray } from 'drizzle-orm';
import type { Database } from '../platform/db/database';
import {
  auditionBookings,
  auditionWaiting,
  competitionDrafts,
  competitionEntries,
  competitionMoves,
  competitionPapers,
  competitionPublications,
  competitionRecusals,
  competitionScoreChanges,
  competitionScores,
} from '../platform/db/schema';
import { entryNumber } from './entry/entryNumber';
import type { PublishedGroup } from './publications/publications.routes';
import { erasedName } from '../platform/personal-data/erased';
import type { PersonalRecord } from '../platform/personal-data/personalRecord';
import { among, isOf, rowsOf, findIds } from '../platform/personal-data/byEmail';

const scoresOf = (db: Database, ids: readonly string[]) =>
  db.select().from(competitionScores).where(among(competitionScores.entryId, ids));

const papersOf = (db: Database, ids: readonly string[]) =>
  db.select().from(competitionPapers).where(among(competitionPapers.entryId, ids));

const filesOf = async (db: Database, ids: readonly string[]): Promise<string[]> =>
  (await papersOf(db, ids)).flatMap(({ uploadId }) => uploadId ?? []);

/** Entries of a competitor or a guardian, with all their parts. The fee remains in the books. */
export const entryRecord: PersonalRecord = {
  name: 'Entries for the competition',
  tables: [
    'competition_entries',
    'competition_moves',
    'competition_papers',
    'competition_scores',
    'competition_score_changes',
    'competition_recusals',
    'competition_publications',
    'audition_bookings',
  ],
  find: (db, email) =>
    findIds(
      db,
      competitionEntries.id,
      isOf(email, competitionEntries.email, competitionEntries.guardianEmail),
    ),
  read: async (db, ids) => {
    const scores = await scoresOf(db, ids);
    const scoreIds = scores.map(({ id }) => id);
    const { entryId } = auditionBookings;
    return {
      competition_entries: await rowsOf(db, competitionEntries, competitionEntries.id, ids),
      competition_moves: await rowsOf(db, competitionMoves, competitionMoves.entryId, ids),
      competition_papers: await papersOf(db, ids),
      competition_scores: scores,
      competition_score_changes: await rowsOf(
        db,
        competitionScoreChanges,
        competitionScoreChanges.scoreId,
        scoreIds,
      ),
      competition_recusals: await rowsOf(db, competitionRecusals, competitionRecusals.entryId, ids),
      audition_bookings: await rowsOf(db, auditionBookings, entryId, ids),
    };
  },
  uploads: filesOf,
  erase: async ({ db }, ids, why) => {
    const scoreIds = (await scoresOf(db, ids)).map(({ id }) => id);
    if (why === 'requested') await unname(db, ids);
    await db.delete(competitionScoreChanges).where(among(competitionScoreChanges.scoreId, scoreIds));
    await db.delete(competitionScores).where(among(competitionScores.entryId, ids));
    await db.delete(competitionRecusals).where(among(competitionRecusals.entryId, ids));
    await db.delete(competitionMoves).where(among(competitionMoves.entryId, ids));
    await db.delete(competitionPapers).where(among(competitionPapers.entryId, ids));
    await db.delete(competitionDrafts).where(among(competitionDrafts.entryId, ids));
    await db.delete(auditionWaiting).where(among(auditionWaiting.entryId, ids));
    await forgetWaitersOf(db, ids);
    await db.delete(auditionBookings).where(among(auditionBookings.entryId, ids));
    await db.delete(competitionEntries).where(among(competitionEntries.id, ids));
  },
};

/** Deletes the waiting list's rows that led to the entries. */
async function forgetWaitersOf(db: Database, entryIds: readonly string[]): Promise<void> {
  const theirs = db
    .select({ id: auditionBookings.id })
    .from(auditionBookings)
    .where(among(auditionBookings.entryId, entryIds));
  await db.delete(auditionWaiting).where(inArray(auditionWaiting.bookingId, theirs));
}

/** Removes names from publications. */
async function unname(db: Database, ids: readonly string[]): Promise<void> {
  const entries = await db
    .select({ number: competitionEntries.number })
    .from(competitionEntries)
    .where(among(competitionEntries.id, ids));
  const numbers = new Set(entries.map(({ number }) => entryNumber(number)));
  for (const { id, content } of await db.select().from(competitionPublications)) {
    const groups = content as PublishedGroup[];
    if (!groups.some((group) => group.entries.some(({ number }) => numbers.has(number)))) continue;
    const without = groups.map((group) => ({
      ...group,
      entries: group.entries.map((entry) =>
        numbers.has(entry.number) ? { ...entry, name: erasedName } : entry,
      ),
    }));
    await db
      .update(competitionPublications)
      .set({ content: without })
      .where(and(eq(competitionPublications.id, id)));
  }
}
