import type { BoxSize } from '@school/shared/art';
import type { PrizeProps } from './prize.draw';

/* Sizes of the drawings, apart from the generators so that the first load does not include those. */

export const bannersSize: BoxSize = { ratio: 698 / 740, phone: 390 / 300 };
export const hallSize: BoxSize = { ratio: 700 / 600 };
export const prizeSize = ({ of }: PrizeProps): BoxSize => ({
  ratio: { first: 200 / 250, second: 200 / 150, third: 2 }[of],
});
