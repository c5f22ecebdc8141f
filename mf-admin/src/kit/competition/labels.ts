import type { CriterionId } from '@school/shared/competition';
import { criteria } from '@school/shared/competition';

export const criterionNames = Object.fromEntries(criteria.map(({ id, name }) => [id, name])) as Readonly<
  Record<CriterionId, string>
>;
