import { formatMoney } from '@school/shared/format';

/** Formats an amount in whole cedis for narrow places: 'GH₵ 200'. */
export const shortMoney = (pesewas: number): string => formatMoney(pesewas).replace(/\.00$/, '');

/** Returns the value of one of a project's ten bands in whole pesewas. */
export const bandWorth = (target: number): number => Math.round(target / 10);

/** Returns ten even labels up to the target: '1,000' … '10,000'. */
export const marksTo = (target: number): readonly string[] =>
  Array.from({ length: 10 }, (_, index) =>
    shortMoney(Math.round((target * (index + 1)) / 10)).replace('GH₵ ', ''),
  );
