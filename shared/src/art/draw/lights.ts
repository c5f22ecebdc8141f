import { paint, type Tone } from './base/palette';
import { bar, path, times } from './base/primitives';

/** Draws a cone of light from a lamp at x, y to the floor between two points. */
export const beam = (
  x: number,
  y: number,
  from: number,
  to: number,
  floor: number,
  tone: Tone,
  strength: number,
): string =>
  `<path class="beam" d="M${x - 7},${y}H${x + 7}L${to},${floor}H${from}Z" fill="${paint(tone)}" opacity="${strength}"/>`;

/** Draws a tilted lamp on its clamp. */
export const lamp = (x: number, y: number, tilt: number, tone: Tone, scale = 1): string =>
  `<g transform="translate(${x},${y})${scale === 1 ? '' : ` scale(${scale})`} rotate(${tilt})">` +
  bar(-4, -34, 8, 24, paint('wire')) +
  path('M-20,-12A20,20 0 0 1 20,-12V18H-20Z', paint('steel')) +
  path('M-24,18H24A24,10 0 0 1 -24,18Z', paint(tone)) +
  '</g>';

/** Draws the truss over a stage: two bars and a zigzag between them. */
export const truss = (left: number, width: number): string =>
  bar(left, 22, width, 10, paint('steel')) +
  bar(left, 6, width, 3, paint('steel')) +
  `<path d="M${left},8${times(Math.floor(width / 46), () => 'l23,16l23,-16')}" fill="none" stroke="${paint('steel')}" stroke-width="3"/>`;
