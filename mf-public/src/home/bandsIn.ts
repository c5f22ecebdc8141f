import { formatMoney } from '@school/shared/format';

/** What a band of the cloth stands for: a tenth of the target. */
const BANDS = 10;

/** What one of them is worth, as the page writes it: whole cedis without pesewas. */
export const bandWorth = (target: number): string =>
  formatMoney(Math.round(target / BANDS)).replace(/\.00$/, '');

/** The loom in words, for those who do not see it. */
export function bandsIn(raised: number, target: number): string {
  const woven = Math.min(BANDS, Math.floor((raised / target) * BANDS));
  const count = woven === 0 ? 'none is woven yet' : woven === 1 ? 'one is woven' : `${woven} are woven`;
  return woven === BANDS ? 'A loom with ten bands, all of them woven' : `A loom with ten bands: ${count}`;
}
