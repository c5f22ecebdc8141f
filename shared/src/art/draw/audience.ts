import { paint, type Tone } from './base/palette';
import { bar, circle, path, times } from './base/primitives';

type Head = (fill: string) => string;

/** Heads from behind, in the style of cut paper. */
const heads: readonly Head[] = [
  (fill) => circle(0, -78, 40, fill) + circle(0, -62, 27, fill),
  (fill) =>
    circle(0, -58, 27, fill) +
    path('M-36,-62A36,36 0 0 1 36,-62L26,-52H-26Z', fill) +
    circle(22, -98, 20, fill) +
    circle(-4, -108, 16, fill),
  (fill) => circle(0, -58, 27, fill) + circle(-24, -92, 20, fill) + circle(24, -92, 20, fill),
  (fill) => circle(0, -58, 28, fill) + circle(0, -96, 17, fill),
  (fill) => path('M-26,-84A4,4 0 0 1 -22,-88H22A4,4 0 0 1 26,-84V-52A26,26 0 0 1 -26,-52Z', fill),
  (fill) =>
    circle(0, -58, 27, fill) +
    path('M-34,-60A34,34 0 0 1 34,-60V-52H-34Z', fill) +
    path('M0,-88A30,30 0 0 1 30,-118H44V-104A30,30 0 0 1 14,-80Z', fill),
  (fill) => circle(0, -60, 28, fill) + bar(-28, -60, 10, 60, fill, 5) + bar(18, -60, 10, 60, fill, 5),
];

const shoulders = 'M-62,40V22A44,44 0 0 1 -18,-22H18A44,44 0 0 1 62,22V40Z';

/** Draws one person from behind, at 0, 0. */
export const person = (kind: number, tone: Tone): string => {
  const fill = paint(tone);
  return heads[kind % heads.length]!(fill) + bar(-10, -40, 20, 30, fill) + path(shoulders, fill);
};

/** Draws a row of people across a width. */
export const audience = (
  width: number,
  y: number,
  tones: readonly [Tone, Tone],
  count: number,
  scale = 1,
): string =>
  times(count, (index) => {
    const x = Math.round((width / count) * (index + 0.5) * 100) / 100;
    const size = scale === 1 ? '' : ` scale(${scale})`;
    return `<g transform="translate(${x},${y + (index % 3) * 10})${size}">${person(index * 5 + 2, tones[index % 2 === 0 ? 1 : 0]!)}</g>`;
  });
