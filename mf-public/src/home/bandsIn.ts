import { formatMoney } from '@school/shared/format';

/** A band of the cloth is a tenth of the target. */
const BANDS = 10;

/** Formats the value of a band in whole cedis. */
export const bandWorth = (target: number): string =>
  formatMoney(Math.round(target / BANDS)).replace(/\.00$/, '');

/** Describes the loom in text for screen readers. */
export function bandsIn(raised: number, target: number): string {
  const woven = Math.min(BANDS, Math.floor((raised / target) * BANDS));
  const count = woven === 0 ? 'none is woven yet' : woven === 1 ? 'one is woven' : `${woven} are woven`;
  return woven === BANDS ? 'A loom with ten bands, all of them woven' : `A loom with ten bands: ${count}`;
}
