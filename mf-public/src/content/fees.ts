// Sample content: the lowest fee of each programme for one term. The registrar tells each family the exact fee.
import { contentDocument } from '@school/shared/content';
import { formatMoney } from '@school/shared/format';
import type { LessonProgramme } from '@school/shared/schemas/lessons';

/** The lowest fees for a term in whole cedis. */
export type Fees = Readonly<Record<'group' | 'private', Readonly<Record<LessonProgramme, number>>>>;

export const fees = contentDocument<Fees>('/content/mf-public/fees', {
  group: { early_years_music: 900, junior_conservatory: 1_200, adult_study: 1_350 },
  private: { early_years_music: 1_800, junior_conservatory: 2_400, adult_study: 2_700 },
});

const words = { group: 'in a group', private: 'for private lessons' } as const;

/** Returns the lowest fee of some programmes in words: 'from GH₵ 900 a term in a group'. */
export const feeFrom = (
  published: Fees,
  classType: keyof Fees,
  ...programmes: readonly LessonProgramme[]
): string => {
  const lowest = Math.min(...programmes.map((id) => published[classType][id]));
  return `from ${formatMoney(lowest * 100).replace(/\.00$/, '')} a term ${words[classType]}`;
};
