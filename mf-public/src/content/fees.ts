// Sample content: the lowest fee of each programme for one term. The registrar tells each family the exact fee.
import type { LessonProgramme } from '@school/shared/schemas/lessons';
import { formatMoney } from '@school/shared/format';

/** In pesewas. */
const feesFrom = {
  group: { early_years_music: 90_000, junior_conservatory: 120_000, adult_study: 135_000 },
  private: { early_years_music: 180_000, junior_conservatory: 240_000, adult_study: 270_000 },
} as const satisfies Record<string, Record<LessonProgramme, number>>;

const words = { group: 'in a group', private: 'for private lessons' } as const;

/** Returns the lowest fee of some programmes in words: 'from GH₵ 900 a term in a group'. */
export const feeFrom = (
  classType: keyof typeof feesFrom,
  ...programmes: readonly LessonProgramme[]
): string => {
  const lowest = Math.min(...programmes.map((id) => feesFrom[classType][id]));
  return `from ${formatMoney(lowest).replace(/\.00$/, '')} a term ${words[classType]}`;
};
