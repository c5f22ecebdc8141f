import { bar, sheet, standalone, warp } from '@school/shared/art/draw';

const CELL = 120;
const WIDTH = 16 * CELL;
const EDGE = 3;
/** The position of the next beat. */
const NEXT = 4.5 * CELL;

/** Draws a rest: a strip whose lines continue without a beat. */
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
