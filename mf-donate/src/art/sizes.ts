import type { BoxSize } from '@school/shared/art';

/** The size of the drawing, needed before its code loads. */
export const hangingLoomSize: BoxSize = { ratio: 520 / 2036 };
