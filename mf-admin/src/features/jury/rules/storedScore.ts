import { criterionIds, totalOf, type CriterionId } from '@school/shared/competition';
import type { CompetitionRound, JuryPoints, JuryScore } from '../api';

export type GivenScore = NonNullable<JuryScore>;
export type Points = { readonly [Id in CriterionId]?: number | undefined };

/** The score of a juror for one entry in one round, on this device until the API has it. */
export interface StoredScore {
  readonly entryId: string;
  readonly round: CompetitionRound;
  /** The entry's number, for notices. */
  readonly number: string;
  readonly points: Points;
  readonly comment: string;
  /** The revision of the score that it replaces; 0 for the first. */
  readonly revision: number;
  /** `draft` while it is edited, `waiting` once submitted, then the result. */
  readonly state: 'draft' | 'waiting' | 'conflict' | 'refused';
  /** Why it was rejected; empty when it was not. */
  readonly problem: string;
  /** The score submitted on another device meanwhile. */
  readonly other: GivenScore | null;
  /** By the clock of this device; UTC, ISO 8601. */
  readonly changedAt: string;
}

/** Returns the points when every criterion has some. */
export function allPoints(points: Points): JuryPoints | undefined {
  return criterionIds.every((id) => points[id] !== undefined) ? (points as JuryPoints) : undefined;
}

/** Returns the total in hundredths of a point, undefined while a criterion has none. */
export function totalSoFar(points: Points): number | undefined {
  const all = allPoints(points);
  return all && totalOf(all);
}

/** Returns whether a score equals the submitted one. */
export const saysTheSame = (
  { points, comment }: Pick<StoredScore, 'points' | 'comment'>,
  given: Pick<GivenScore, 'points' | 'comment'>,
): boolean =>
  criterionIds.every((id) => points[id] === given.points[id]) && comment.trim() === (given.comment ?? '');
