import type { BoxSize } from '@school/shared/art';

/* Sizes of the drawings, apart from the generators so that the first load does not include those. */

export const stageSize: BoxSize = { ratio: 1440 / 700, phone: 390 / 528 };
export const stubSize: BoxSize = { ratio: 60 / 240 };
