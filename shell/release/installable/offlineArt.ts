import { bar, sheet, standalone, warp } from '@school/shared/art/draw';

const CELL = 120;
const WIDTH = 16 * CELL;
const EDGE = 3;
/** Where the next beat is to fall. */
const NEXT = 4.5 * CELL;

/** A rest: the strip has begun, and its lines go on without a beat until the next one comes. */
export function offlineArt(): string {
  const paper = sheet('rest');
  const ink = 'currentColor';
  return standalone(
    paper.svg(
      { viewBox: [0, 0, WIDTH, CELL], fit: 'xMinYMid slice' },
      warp(0, 0, WIDTH, CELL, { thickness: 2.6 }) +
        paper.block('diam', ['wine', 'gold', 'clay'], 0, 0, CELL) +
        paper.block('wave', ['gold', 'wine', 'palm'], CELL, 0, CELL) +
        paper.block('hour', ['indigo', 'gold', 'rose'], 2.5 * CELL, 0, CELL) +
        bar(NEXT, 0, CELL, EDGE, ink) +
        bar(NEXT, CELL - EDGE, CELL, EDGE, ink) +
        bar(NEXT, 0, EDGE, CELL, ink) +
        bar(NEXT + CELL - EDGE, 0, EDGE, CELL, ink),
    ),
  );
}
