import { bar, circle, line, path, round, times } from '../base/primitives';
import { part } from '../base/instrumentColors';

const discs = (fill: string): string =>
  circle(0, 84, 112, fill) + circle(0, 6, 80, fill) + circle(-62, -46, 50, fill) + circle(60, -38, 46, fill);

/** Draws four discs, mirrored on the axis. */
const body = (scope: string): string =>
  [-200, 0]
    .map((x, index) => {
      const id = `${scope}-${index ? 'r' : 'l'}`;
      return (
        `<clipPath id="${id}"><rect x="${x}" y="-140" width="200" height="380"/></clipPath>` +
        `<g clip-path="url(#${id})">${discs(index ? part.shade : part.light)}</g>`
      );
    })
    .join('');

const courses = [-5, -3, -1, 1, 3, 5];

const pickups = (): string =>
  [6, 58].map((y) => bar(-40, y, 80, 26, part.dark)).join('') +
  courses.map((at) => circle(at * 6.4, 19, 3, part.accent) + circle(at * 6.4, 71, 3, part.accent)).join('');

const knob = (x: number, y: number): string => circle(x, y, 12, part.dark) + circle(x, y, 5, part.accent);

const fretAt = (index: number): number => -452 + index * 47 - index * index * 1.1;

const neck = (): string =>
  bar(-20, -470, 40, 466, part.dark) +
  times(9, (index) => bar(-20, fretAt(index), 40, 3, part.accent)) +
  [1, 3, 5, 7].map((index) => circle(0, fretAt(index) - 20, 5, part.strings)).join('') +
  courses.map((at) => line(`M${at * 6},122L${round(at * 2.9)},-470`, part.strings, 1.4)).join('');

const head = (): string =>
  path('M-24,-470L-34,-520V-600A20,20 0 0 1 6,-600L24,-520V-470Z', part.dark) +
  times(5, (index) => bar(-62, -594 + index * 24, 30, 10, part.accent, 5));

/** Draws the contemporary guitar. `scope` must be unique in the drawing. */
export const electricGuitar = (scope: string): string =>
  line('M92,150A60,60 0 0 1 152,210V420', part.dark, 7, 'round') +
  body(scope) +
  path('M26,-60A60,60 0 0 1 76,-6L76,40A70,70 0 0 1 30,108H-34V90H26Z', part.strings) +
  pickups() +
  bar(-46, 112, 92, 20, part.accent) +
  knob(62, 92) +
  knob(52, 128) +
  neck() +
  head();
