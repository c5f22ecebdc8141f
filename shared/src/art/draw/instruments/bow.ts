import { bar, circle, path } from '../base/primitives';
import { part } from '../base/instrumentColors';

/** Draws the bow of a string instrument, horizontal and centred on its stick. */
export function bow(length = 420): string {
  const tip = -length / 2;
  const frog = length / 2;
  return (
    bar(tip, -10, length, 6, part.dark) +
    bar(tip + 18, 8, length - 40, 4, part.strings) +
    path(`M${tip},-10a22,22 0 0 0 22,22h4v-16Z`, part.dark) +
    bar(frog - 46, -10, 40, 24, part.accent) +
    circle(frog - 26, 2, 5, part.strings) +
    bar(frog - 6, -11, 12, 9, part.dark)
  );
}
