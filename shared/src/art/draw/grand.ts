import { bar, path } from './base/primitives';

/** Draws a concert grand from the side with its stool, standing on y = 108. */
export const grand = (light: string, shade: string, dark: string, keys: string): string =>
  bar(-120, -6, 250, 40, dark) +
  path('M130,34A40,40 0 0 0 130,-46V34Z', dark) +
  path('M-96,-6L-24,-128L138,-92A20,20 0 0 1 130,-6Z', light) +
  path('M-96,-6L-24,-128L30,-116L8,-6Z', shade) +
  bar(36, -64, 5, 60, dark) +
  bar(-146, 10, 30, 14, dark) +
  bar(-150, 2, 34, 8, keys) +
  bar(-110, 34, 12, 74, dark) +
  bar(104, 34, 12, 74, dark) +
  bar(-4, 34, 8, 74, dark) +
  bar(-226, 50, 56, 12, dark) +
  bar(-220, 62, 7, 46, dark) +
  bar(-183, 62, 7, 46, dark);
