import { paint, type Colours } from './base/palette';
import { bar, circle, path } from './base/primitives';

/** The weft blocks: original shapes on a square of 100. None depicts a named cloth or sign. */
export type Motif =
  | 'bars'
  | 'hour'
  | 'side'
  | 'step'
  | 'diam'
  | 'wave'
  | 'note'
  | 'keys'
  | 'half'
  | 'chek'
  | 'solid'
  | 'two';

type Figure = (figure: string, second: string) => string;

const rects = (boxes: readonly (readonly [number, number, number, number])[]): string =>
  boxes.map(([x, y, width, height]) => `M${x},${y}h${width}v${height}h${-width}Z`).join('');

const checks = [
  [0, 0],
  [2, 0],
  [1, 1],
  [3, 1],
  [0, 2],
  [2, 2],
  [1, 3],
  [3, 3],
] as const;

const check = (wanted: (index: number) => boolean): string =>
  rects(checks.filter((_, index) => wanted(index)).map(([x, y]) => [x * 25, y * 25, 25, 25] as const));

const figures: Record<Motif, Figure> = {
  bars: (figure, second) =>
    path(rects([4, 44, 84].map((y) => [0, y, 100, 12] as const)), figure) +
    path(rects([24, 64].map((y) => [0, y, 100, 12] as const)), second),
  hour: (figure, second) => path('M0,0H100L50,50ZM0,100H100L50,50Z', figure) + circle(50, 50, 13, second),
  side: (figure, second) =>
    path('M0,0V100L50,50ZM100,0V100L50,50Z', figure) + path('M44,0h12v26h-12ZM44,74h12v26h-12Z', second),
  step: (figure, second) =>
    path('M0,100V80H20V60H40V40H60V20H80V0H100V100Z', figure) +
    path('M40,100V80H60V60H80V40H100V100Z', second),
  diam: (figure, second) =>
    path('M40,0H60V20H80V40H100V60H80V80H60V100H40V80H20V60H0V40H20V20H40Z', figure) +
    path('M40,40V20H60V40H80V60H60V80H40V60H20V40Z', second),
  wave: (figure, second) =>
    path('M0,100A100,100 0 0 1 100,0V22A78,78 0 0 0 22,100Z', figure) +
    path('M44,100A56,56 0 0 1 100,44V66A34,34 0 0 0 66,100Z', second),
  note: (figure, second) =>
    path('M50,8A42,42 0 0 0 50,92Z', figure) + path('M50,8A42,42 0 0 1 50,92Z', second),
  keys: (figure, second) =>
    path(rects([4, 29, 54, 79].map((x) => [x, 0, 17, 100] as const)), figure) +
    path(rects([18, 43, 68].map((x) => [x, 0, 14, 58] as const)), second),
  half: (figure, second) =>
    path('M0,0A50,50 0 0 0 100,0Z', figure) + path('M0,100A50,50 0 0 1 100,100Z', second),
  chek: (figure, second) =>
    path(
      check((index) => index % 3 !== 1),
      figure,
    ) +
    path(
      check((index) => index % 3 === 1),
      second,
    ),
  solid: () => '',
  two: (figure, second) => bar(0, 0, 100, 34, figure) + bar(0, 66, 100, 34, second),
};

export const motifNames = Object.keys(figures) as Motif[];

/** Draws a weft block on its square of 100. */
export const motif = (name: Motif, [ground, figure, second]: Colours): string =>
  bar(0, 0, 100, 100, paint(ground)) + figures[name](paint(figure), paint(second));
