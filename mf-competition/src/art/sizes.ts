import type { BoxSize } from '@school/shared/art';
import type { PrizeProps } from './prize.draw';

/* How much room each drawing needs; without the generators, which the browser's first code does not have. */

export const bannersSize: BoxSize = { ratio: 698 / 740, phone: 390 / 300 };
export const hallSize: BoxSize = { ratio: 700 / 600 };
export const prizeSize = ({ of }: PrizeProps): BoxSize => ({
  ratio: { first: 200 / 250, second: 200 / 150, third: 2 }[of],
});
