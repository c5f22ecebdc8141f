import { bar, circle, paint, path, type Tone } from '@school/shared/art/draw';

/** Draws a loudspeaker, folded on its axis. */
export const speaker = (x: number, y: number, light: Tone, shade: Tone, ring: Tone): string =>
  bar(x, y, 80, 250, paint(light)) +
  bar(x + 80, y, 80, 250, paint(shade)) +
  circle(x + 80, y + 66, 30, paint('ink')) +
  circle(x + 80, y + 66, 11, paint(ring)) +
  circle(x + 80, y + 168, 60, paint('ink')) +
  path(`M${x + 80},${y + 126}A42,42 0 0 0 ${x + 80},${y + 210}Z`, paint(ring)) +
  circle(x + 80, y + 168, 16, paint('paper'));
