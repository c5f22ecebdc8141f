import type { PictureArt } from '../src/render/picture';
import { readMarkup, writeMarkup } from './markup';
import { withColours } from './instrumentColors';

/** A rectangle of the picture. */
export type Box = readonly [x: number, y: number, width: number, height: number];

/** Scales a drawing, or its cropped part, to cover a rectangle. It may overflow the rectangle's edges. */
export function placed({ svg, part, crop }: PictureArt, [x, y, width, height]: Box): string {
  const drawing = withColours(readMarkup(part ? partOf(svg, part) : svg));
  const { viewBox = '', preserveAspectRatio = 'xMidYMid slice' } = drawing.attributes;
  return writeMarkup({
    ...drawing,
    attributes: {
      x: String(x),
      y: String(y),
      width: String(width),
      height: String(height),
      overflow: 'visible',
      viewBox: crop?.join(' ') ?? viewBox,
      preserveAspectRatio: preserveAspectRatio.replace('meet', 'slice'),
    },
  });
}

/** Returns the drawing for one screen size from a generator that draws for two. */
function partOf(svg: string, name: string): string {
  const start = svg.search(new RegExp(`<svg class="[^"]*\\b${name}\\b`));
  if (start < 0) throw new Error(`This drawing has no part for ${name}`);
  return svg.slice(start);
}
