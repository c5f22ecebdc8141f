import { bar, circle, line, path, sealedPath } from '../base/primitives';
import { part } from '../base/instrumentColors';

/** The pads grow down the body like a crescendo. */
const pads = [
  [-150, 8],
  [-124, 9.5],
  [-94, 11],
  [-60, 13],
  [-20, 15],
  [24, 17],
  [72, 19],
] as const;

const neck = (): string =>
  line('M0,-190V-212A40,40 0 0 0 -40,-252H-58', part.light, 20) +
  bar(-15, -206, 30, 16, part.dark) +
  path('M-52,-264L-128,-252A9,9 0 0 0 -128,-236L-52,-240Z', part.dark) +
  bar(-62, -266, 10, 28, part.accent);

/** Draws the bow below and the bell above, each with a light and a shaded half. */
const bell = (): string =>
  path('M-30,120A82,82 0 0 0 134,120H100A24,24 0 0 1 26,120Z', part.shade) +
  path('M-30,120A82,82 0 0 0 52,202V159A30,30 0 0 1 26,120Z', part.light) +
  path('M74,121L66,24A62,62 0 0 0 6,-38H104V121Z', part.light) +
  path('M134,121V40A76,76 0 0 1 212,-38H104V121Z', part.shade) +
  bar(0, -52, 218, 16, part.accent, 8);

const body = (): string =>
  sealedPath('M-13,-196L-30,120H0V-196Z', part.light) +
  path('M13,-196L26,120H0V-196Z', part.shade) +
  bar(-17, -176, 31, 8, part.accent) +
  bar(-30, 108, 57, 12, part.accent) +
  bar(74, 108, 60, 12, part.accent);

const rods = (): string =>
  bar(-44, -128, 6, 190, part.dark, 3) +
  [-128, -34, 56].map((y) => bar(-44, y, y === -128 ? 24 : 20, 6, part.dark, 3)).join('') +
  bar(26, -150, 6, 96, part.dark, 3) +
  bar(14, -150, 16, 6, part.dark, 3) +
  bar(14, -60, 16, 6, part.dark, 3);

const pad = (x: number, y: number, radius: number, inner: number): string =>
  circle(x, y, radius, part.dark) + circle(x, y, inner, part.strings);

export const saxophone = (): string =>
  neck() +
  bell() +
  body() +
  rods() +
  pads.map(([y, radius]) => pad(-1, y, radius, radius * 0.52)).join('') +
  pad(104, 30, 23, 12) +
  pad(104, 82, 23, 12) +
  pad(52, 178, 17, 9);
