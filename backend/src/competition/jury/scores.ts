import { isDeepStrictEqual } from 'node:util';
import { criterionIds, totalOf, type ScoreSheet, type Round } from '@school/shared/competition';
import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import { groupBy } from '../../platform/core/groupBy';
import { conflictAt } from '../../platform/core/refusals';
import type { ServiceContext } from '../../platform/db/context';
import { competitionRecusals, competitionScoreChanges, competitionScores } from '../../platform/db/schema';
import { lockEntry, type Entry } from '../entry/findEntry';
import { roundOf } from '../states/machine';
import { isTeacherOf } from './countedScores';
import type { EarlierScore, JuryScore, ScoreGiven } from './jury.routes';
import { requireJuror, type JurorNames } from './jurors';

export type ScoreRow = typeof competitionScores.$inferSelect;

type Context = Pick<ServiceContext, 'db'>;

/** Returns points as they are stored, in the order of the criteria. */
export const pointsOf = ({ points }: Pick<ScoreRow, 'points'>): ScoreSheet => {
  const stored = points as ScoreSheet;
  return Object.fromEntries(criterionIds.map((id) => [id, stored[id]])) as ScoreSheet;
};

/** Returns the scores of entries in a round, oldest first. */
export async function scoresOf(
  { db }: Context,
  entryIds: readonly string[],
  round: Round,
): Promise<ScoreRow[]> {
  if (entryIds.length === 0) return [];
  return db
    .select()
    .from(competitionScores)
    .where(and(inArray(competitionScores.entryId, [...entryIds]), eq(competitionScores.round, round)))
    .orderBy(asc(competitionScores.scoredAt), asc(competitionScores.juror));
}

export async function recusalsOf({ db }: Context, entryIds: readonly string[]) {
  if (entryIds.length === 0) return [];
  return db
    .select()
    .from(competitionRecusals)
    .where(inArray(competitionRecusals.entryId, [...entryIds]));
}

/** Returns earlier values of changed scores, oldest first, by score. */
export async function changesOf({ db }: Context, scoreIds: readonly string[]) {
  if (scoreIds.length === 0) return new Map<string, EarlierScore[]>();
  const rows = await db
    .select()
    .from(competitionScoreChanges)
    .where(inArray(competitionScoreChanges.scoreId, [...scoreIds]))
    .orderBy(asc(competitionScoreChanges.id));
  return new Map([...groupBy(rows, ({ scoreId }) => scoreId)].map(([id, own]) => [id, own.map(earlierView)]));
}

const earlierView = (row: typeof competitionScoreChanges.$inferSelect): EarlierScore => ({
  points: pointsOf(row),
  total: totalOf(pointsOf(row)),
  comment: row.comment,
  changedAt: row.changedAt.toISOString(),
});

/** @param names of the jurors by account */
export const scoreView = (row: ScoreRow, names: JurorNames): JuryScore => ({
  juror: row.juror,
  jurorName: names.get(row.juror) ?? null,
  points: pointsOf(row),
  total: totalOf(pointsOf(row)),
  comment: row.comment,
  revision: row.revision,
  changes: row.revision - 1,
  scoredAt: row.scoredAt.toISOString(),
});

/** Returns the round that an entry plays in. @throws ServiceError `conflict` at `round` when it plays in none */
export function roundOfEntry({ state }: Pick<Entry, 'state'>): Round {
  const round = roundOf(state);
  if (round) return round;
  throw conflictAt('round', 'This entry does not play in any round now.');
}

/**
 * Stores the score of a juror; a repeat changes nothing, and earlier values are kept.
 * @throws not found; ServiceError `forbidden` for an account without a name; `conflict` at `instrument` for another
 * panel's, at `recusal` for a recused juror or the competitor's teacher, at `revision` when it was changed on another
 * device, at `round` when the entry plays in none
 */
export const giveScore = (
  context: ServiceContext,
  entryId: string,
  juror: string,
  { round: judged, points, comment, revision }: ScoreGiven,
): Promise<void> =>
  context.db.transaction(async (tx) => {
    const { entry } = await lockEntry({ db: tx }, entryId);
    const round = roundOfEntry(entry);
    if (judged && judged !== round) throw conflictAt('round', 'This entry plays in another round now.');
    const name = await requireJuror({ db: tx }, juror, entry.instrument);
    const [recusal] = (await recusalsOf({ db: tx }, [entryId])).filter((row) => row.juror === juror);
    if (recusal) throw conflictAt('recusal', 'You do not judge this entry.');
    refuseOwnPupil(entry, name);
    const existing = (await scoresOf({ db: tx }, [entryId], round)).find((row) => row.juror === juror);
    const now = context.clock.now();
    const given = { points, comment: comment ?? null };
    if (!existing) {
      await tx
        .insert(competitionScores)
        .values({ entryId, round, juror, ...given, scoredAt: now, changedAt: now });
      return;
    }
    // A phone that lost its connection repeats what is already stored.
    if (isDeepStrictEqual(pointsOf(existing), pointsOf({ points })) && existing.comment === given.comment)
      return;
    if (existing.revision !== revision) {
      throw conflictAt('revision', 'This score was changed on another device. Look at it again first.');
    }
    await tx.insert(competitionScoreChanges).values({
      scoreId: existing.id,
      revision: existing.revision,
      points: existing.points,
      comment: existing.comment,
      changedAt: now,
    });
    await tx
      .update(competitionScores)
      .set({ ...given, revision: sql`${competitionScores.revision} + 1`, changedAt: now })
      .where(eq(competitionScores.id, existing.id));
  });

/**
 * Refuses a juror's own pupil by the entry's teacher, since a blind juror may not recognise them. @throws `conflict` at
 * `recusal`
 */
function refuseOwnPupil(entry: Entry, name: string): void {
  if (!isTeacherOf(entry, name)) return;
  throw conflictAt('recusal', 'This entry names you as the teacher. Please say that you do not judge it.');
}

/**
 * Records that a juror does not judge an entry.
 * @throws as `requireJuror` does; ServiceError `conflict` at `recusal` once they have scored it
 */
export const recuse = (
  context: ServiceContext,
  entryId: string,
  juror: string,
  reason: string,
): Promise<void> =>
  context.db.transaction(async (tx) => {
    const { entry } = await lockEntry({ db: tx }, entryId);
    await requireJuror({ db: tx }, juror, entry.instrument);
    const scored = await tx.$count(
      competitionScores,
      and(eq(competitionScores.entryId, entryId), eq(competitionScores.juror, juror)),
    );
    if (scored > 0) throw conflictAt('recusal', 'You have scored this entry already. Please tell staff.');
    await tx
      .insert(competitionRecusals)
      .values({ entryId, juror, reason, at: context.clock.now() })
      .onConflictDoNothing();
  });
