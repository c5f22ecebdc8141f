import { bar, line, path, sealedPath } from '../base/primitives';
import { part } from '../base/instrumentColors';

const tube = 17;

const pipes = (): string =>
  line('M96,-34H70M-96,-34H-104A39,39 0 0 0 -104,44H76A39,39 0 0 0 76,-34', part.shade, tube) +
  line('M-60,44H-104A39,39 0 0 1 -143,5', part.light, tube) +
  line('M-196,-34H96', part.light, tube);

const flare = (): string =>
  sealedPath('M60,-42.5A176,176 0 0 0 214,-134A14,14 0 0 1 228,-134V-34H60Z', part.light) +
  path('M60,-25.5A176,176 0 0 1 214,66A14,14 0 0 0 228,66V-34H60Z', part.shade) +
  bar(216, -142, 16, 216, part.accent, 8);

const mouthpiece = (): string =>
  bar(-206, -40, 20, 12, part.accent) +
  path('M-206,-30V-38L-222,-52H-230A4,4 0 0 1 -234,-48V-20A4,4 0 0 1 -230,-16H-222Z', part.dark);

const valve = (x: number): string =>
  bar(x - 5, -96, 10, 40, part.strings) +
  bar(x - 19, -72, 38, 142, part.dark) +
  bar(x - 19, -48, 38, 8, part.accent) +
  bar(x - 19, 50, 38, 8, part.accent) +
  path(`M${x - 19},70A19,19 0 0 0 ${x + 19},70Z`, part.dark) +
  bar(x - 16, -108, 32, 12, part.accent, 6) +
  bar(x - 10, -34, 5, 76, part.strings);

const hooks = (): string =>
  line('M92,-42V-58A12,12 0 0 1 116,-58V-50', part.dark, 7, 'round') +
  line('M-120,44a17,17 0 1 0 34,0', part.dark, 7);

/** Draws one tube, three valves, and a flare of two arcs. */
export const trumpet = (): string =>
  pipes() + flare() + mouthpiece() + [-58, -14, 30].map(valve).join('') + hooks();
