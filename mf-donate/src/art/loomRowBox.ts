// Apart from the generator, because a page needs the size before the code loads.

/** Width of a cloth, and the distance between the starts of two. */
export const CLOTH_WIDTH = 88;
export const CLOTH_STEP = 122;

const MARGIN = 20;

/** Returns the box of the drawing for a number of looms. */
export const loomRowBox = (looms: number): readonly [x: number, y: number, width: number, height: number] => [
  -MARGIN,
  -30,
  (looms - 1) * CLOTH_STEP + CLOTH_WIDTH + 2 * MARGIN,
  560,
];
