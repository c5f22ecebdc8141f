import type { CriterionId } from '@school/shared/competition';
import { criteria } from '@school/shared/competition';
import type { CompetitionRound } from '../api/generated/endpoints';

export const roundLabels: Readonly<Record<CompetitionRound, string>> = {
  round1: 'Round 1',
  round2: 'Round 2',
  final: 'Final',
};

export const rounds = Object.keys(roundLabels) as CompetitionRound[];

export const criterionNames = Object.fromEntries(criteria.map(({ id, name }) => [id, name])) as Readonly<
  Record<CriterionId, string>
>;
