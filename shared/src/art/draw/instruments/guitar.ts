import { bar, circle, line, path, round, sealedPath, times } from '../base/primitives';
import { part } from '../base/instrumentColors';

const upper = { radius: 102, y: -104 };
const lower = { radius: 140, y: 84 };
const waistRadius = 66;
const holeY = -34;

/** Returns where the circle of the waist touches both bouts from outside. */
function waist(): { upper: readonly [number, number]; lower: readonly [number, number] } {
  const toUpper = upper.radius + waistRadius;
  const toLower = lower.radius + waistRadius;
  const apart = lower.y - upper.y;
  const along = (toUpper ** 2 - toLower ** 2 + apart ** 2) / (2 * apart);
  const x = Math.sqrt(toUpper ** 2 - along ** 2);
  const y = upper.y + along;
  const touch = (bout: typeof upper, distance: number) =>
    [(x * bout.radius) / distance, bout.y + ((y - bout.y) * bout.radius) / distance] as const;
  return { upper: touch(upper, toUpper), lower: touch(lower, toLower) };
}

function half(side: -1 | 1): string {
  const touch = waist();
  const [turn, back] = side > 0 ? [1, 0] : [0, 1];
  return (
    `M0,${upper.y - upper.radius}A${upper.radius},${upper.radius} 0 0 ${turn} ${round(side * touch.upper[0])},${round(touch.upper[1])}` +
    `A${waistRadius},${waistRadius} 0 0 ${back} ${round(side * touch.lower[0])},${round(touch.lower[1])}` +
    `A${lower.radius},${lower.radius} 0 0 ${turn} 0,${lower.y + lower.radius}Z`
  );
}

/** Draws the rose: a ring of twenty-four beats around the sound hole. */
function rose(): string {
  const beat = round((2 * Math.PI * 60) / 24);
  return (
    circle(0, holeY, 70, part.dark) +
    `<circle cx="0" cy="${holeY}" r="60" fill="none" stroke="${part.accent}" stroke-width="12" stroke-dasharray="${beat}"/>` +
    `<circle cx="0" cy="${holeY}" r="49" fill="none" stroke="${part.strings}" stroke-width="3"/>`
  );
}

const fretAt = (index: number): number => -452 + index * 50 - index * index * 1.6;

const neck = (): string =>
  bar(-23, -470, 46, 404, part.dark) +
  times(8, (index) => bar(-23, fretAt(index), 46, 3.5, part.accent)) +
  [2, 4, 6].map((index) => circle(0, fretAt(index) - 22, 5, part.strings)).join('');

const saddle = (): string =>
  bar(-62, 128, 124, 24, part.dark) +
  bar(-62, 128, 16, 24, part.accent) +
  bar(46, 128, 16, 24, part.accent) +
  bar(-40, 134, 80, 4, part.strings);

const strings = (): string =>
  [-5, -3, -1, 1, 3, 5]
    .map((at) => {
      const extra = (at + 5) * 0.13;
      return (
        line(`M${at * 3.9},137L${round(at * 3.5)},20`, part.dark, 1.5 + extra) +
        line(`M${round(at * 3.5)},24L${at * 3.2},-470`, part.strings, 1.3 + extra)
      );
    })
    .join('');

const head = (): string =>
  path('M-30,-470L-38,-586A14,14 0 0 1 -24,-600H24A14,14 0 0 1 38,-586L30,-470Z', part.dark) +
  bar(-16, -580, 8, 96, part.light, 4) +
  bar(8, -580, 8, 96, part.light, 4) +
  times(
    3,
    (index) =>
      bar(-62, -572 + index * 32, 26, 12, part.accent, 6) +
      bar(36, -572 + index * 32, 26, 12, part.accent, 6),
  );

export const guitar = (): string =>
  sealedPath(half(-1), part.light) +
  path(half(1), part.shade) +
  line(`M0,${lower.y + 126}A126,126 0 0 1 -126,${lower.y}`, part.shade, 4) +
  rose() +
  neck() +
  saddle() +
  strings() +
  head();
