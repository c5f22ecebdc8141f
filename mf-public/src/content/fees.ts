// Sample content: the lowest fee of each programme for one term. The registrar tells each family the exact fee.
import type { LessonProgramme } from '@school/shared/schemas/lessons';
import { formatMoney } from '@school/shared/format';

/** For group lessons, in pesewas. */
const feesFrom: Record<LessonProgramme, number> = {
  early_years_music: 90_000,
  junior_conservatory: 120_000,
  adult_study: 135_000,
};

/** Returns the lowest fee of some programmes in words: 'from GH₵ 900 a term'. */
export const feeFrom = (...programmes: readonly LessonProgramme[]): string =>
  `from ${formatMoney(Math.min(...programmes.map((id) => feesFrom[id]))).replace(/\.00$/, '')} a term`;
