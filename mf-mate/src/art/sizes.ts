import type { BoxSize } from '@school/shared/art';

/* How much room each drawing needs; without the generators, which the browser's first code does not have. */

export const stageSize: BoxSize = { ratio: 1440 / 700, phone: 390 / 528 };
export const stubSize: BoxSize = { ratio: 60 / 240 };
