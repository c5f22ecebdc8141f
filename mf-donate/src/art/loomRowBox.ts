// Apart from the generator, since a page knows the room of a drawing before its code is there.

/** Width of one cloth, and from one cloth's start to the next one's. */
export const CLOTH_WIDTH = 88;
export const CLOTH_STEP = 122;

const MARGIN = 20;

/** The drawing's box for a number of looms. */
export const loomRowBox = (looms: number): readonly [x: number, y: number, width: number, height: number] => [
  -MARGIN,
  -30,
  (looms - 1) * CLOTH_STEP + CLOTH_WIDTH + 2 * MARGIN,
  560,
];
