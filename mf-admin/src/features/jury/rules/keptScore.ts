import { criterionIds, totalOf, type CriterionId } from '@school/shared/competition';
import type { CompetitionRound, JuryPoints, JuryScore } from '../api';

export type GivenScore = NonNullable<JuryScore>;
export type Points = { readonly [Id in CriterionId]?: number | undefined };

/** What a judge writes for one entry in one round: on this device until the school has it. */
export interface KeptScore {
  readonly entryId: string;
  readonly round: CompetitionRound;
  /** Of the entry, for the notices. */
  readonly number: string;
  readonly points: Points;
  readonly words: string;
  /** Of the score that it changes; 0 for the first. */
  readonly revision: number;
  /** `draft` while it is written; `waiting` once it is given; then what the school made of it. */
  readonly state: 'draft' | 'waiting' | 'conflict' | 'refused';
  /** Why it was refused; empty when it was not. */
  readonly problem: string;
  /** What was given on another device meanwhile. */
  readonly other: GivenScore | null;
  /** By this device's clock; UTC, ISO 8601. */
  readonly changedAt: string;
}

/** The points when every criterion has some. */
export function allPoints(points: Points): JuryPoints | undefined {
  return criterionIds.every((id) => points[id] !== undefined) ? (points as JuryPoints) : undefined;
}

/** What it comes to, in hundredths of a point; undefined while a criterion has none. */
export function totalSoFar(points: Points): number | undefined {
  const all = allPoints(points);
  return all && totalOf(all);
}

/** Whether it says what was given already. */
export const saysTheSame = (
  { points, words }: Pick<KeptScore, 'points' | 'words'>,
  given: Pick<GivenScore, 'points' | 'words'>,
): boolean =>
  criterionIds.every((id) => points[id] === given.points[id]) && words.trim() === (given.words ?? '');
