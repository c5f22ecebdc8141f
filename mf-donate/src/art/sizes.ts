import type { BoxSize } from '@school/shared/art';

/** The room of the drawing, known before its code is. */
export const hangingLoomSize: BoxSize = { ratio: 520 / 2036 };
