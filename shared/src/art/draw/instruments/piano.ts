import { bar, circle, line, path, round, times } from '../base/primitives';
import { part } from '../base/instrumentColors';

const halfWidth = 200;
const keyWidth = (2 * halfWidth - 16) / 14;

/** Straight bass side, round tail, and an S of two quarter arcs. */
const lid = `M-${halfWidth},150V-150A90,90 0 0 1 -20,-150V-90A100,100 0 0 0 80,10H100A100,100 0 0 1 200,110V150Z`;
const inside = 'M-176,132V-150A66,66 0 0 1 -44,-150V-90A124,124 0 0 0 80,34H100A76,76 0 0 1 176,110V132Z';

/** Pairs of holes in the plate. */
const holes = [
  [-110, -128, 24],
  [-110, -62, 17],
  [30, 70, 20],
  [104, 92, 14],
] as const;

const strings = (colour: string, isTheirs: (index: number) => boolean): string =>
  times(15, (index) => {
    const x = -164 + index * 23.4;
    return isTheirs(index) ? line(`M${round(x)},132L${round(x - 40 + index * 0.6)},-240`, colour, 2.4) : '';
  });

const plate = (): string =>
  path('M-176,132L-60,-240H-176Z', part.shade) +
  strings(part.strings, (index) => index % 3 !== 1) +
  strings(part.accent, (index) => index % 3 === 1) +
  holes
    .map(([x, y, radius]) => circle(x, y, radius, part.shade) + circle(x, y, radius * 0.5, part.dark))
    .join('') +
  bar(-180, 96, 360, 12, part.accent);

/** Whether each white key has a black one to its right. */
const blackAfter = [true, true, false, true, true, true, false];

const keyboard = (): string =>
  bar(-halfWidth, 150, 2 * halfWidth, 26, part.dark) +
  bar(-80, 157, 160, 6, part.accent) +
  bar(-halfWidth, 172, 2 * halfWidth, 104, part.dark) +
  times(14, (index) => bar(-halfWidth + 9.2 + index * keyWidth, 176, keyWidth - 2.4, 92, part.strings)) +
  times(13, (index) =>
    blackAfter[index % 7] ? bar(-halfWidth - 0.5 + (index + 1) * keyWidth, 176, 17, 56, part.dark) : '',
  );

/** Draws the grand piano from above. `scope` must be unique in the drawing. */
export const piano = (scope: string): string =>
  `<clipPath id="${scope}-in"><path d="${inside}"/></clipPath>` +
  path(lid, part.dark) +
  path(inside, part.light) +
  `<g clip-path="url(#${scope}-in)">${plate()}</g>` +
  keyboard();
