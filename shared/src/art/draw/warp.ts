import { paint, type Line } from './base/palette';
import { round } from './base/primitives';

export interface WarpOptions {
  readonly tone?: Line;
  readonly upright?: boolean;
  readonly thickness?: number;
  /**
   * Draws the threads on the page itself: deep tones are mixed with the text's colour so that they show in dark mode.
   */
  readonly onPage?: boolean;
}

const deep: readonly Line[] = ['palm', 'wine', 'indigo'];

/** A browser without color-mix uses the colour of the group. */
const thread = (d: string, tone: Line, onPage: boolean): string =>
  onPage && deep.includes(tone)
    ? `<g fill="${paint(tone)}"><path d="${d}" fill="color-mix(in srgb,${paint(tone)} 66%,currentColor)"/></g>`
    : `<path d="${d}" fill="${paint(tone)}"/>`;

/** Draws the warp: five staff lines over a rectangle, horizontal or vertical. */
export function warp(
  x: number,
  y: number,
  width: number,
  height: number,
  { tone = 'line', upright = false, thickness = 2, onPage = false }: WarpOptions = {},
): string {
  const d = [1, 2, 3, 4, 5]
    .map((index) =>
      upright
        ? `M${round(x + (width * index) / 6 - thickness / 2)},${round(y)}h${thickness}v${round(height)}h${-thickness}Z`
        : `M${round(x)},${round(y + (height * index) / 6 - thickness / 2)}h${round(width)}v${thickness}h${round(-width)}Z`,
    )
    .join('');
  return thread(d, tone, onPage);
}
