import { formatMoney } from '@school/shared/format';

/** An amount where room is short: whole cedis without pesewas, 'GH₵ 200'. */
export const shortMoney = (pesewas: number): string => formatMoney(pesewas).replace(/\.00$/, '');

/** What one of the ten bands of a project's cloth stands for: a tenth of its target, in whole pesewas. */
export const bandWorth = (target: number): number => Math.round(target / 10);

/** Ten even marks from a tenth of the target to all of it: '1,000' … '10,000'. */
export const marksTo = (target: number): readonly string[] =>
  Array.from({ length: 10 }, (_, index) =>
    shortMoney(Math.round((target * (index + 1)) / 10)).replace('GH₵ ', ''),
  );
