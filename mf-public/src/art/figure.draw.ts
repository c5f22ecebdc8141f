import {
  bar,
  circle,
  paint,
  path,
  times,
  type Colours,
  type Motif,
  type Sheet,
  type Tone,
} from '@school/shared/art/draw';

export interface Figure {
  readonly skin: Tone;
  /** Hair, or a cloth around the head. */
  readonly hair: 'crop' | 'round' | 'puffs' | 'bun' | 'wrap' | 'braids';
  readonly hairTone: Tone;
  /** Light and shade half of the garment. */
  readonly dress: readonly [light: Tone, shade: Tone];
  /** The woven band down the front. */
  readonly band: readonly [Motif, Colours];
}

const behind: Record<Figure['hair'], (fill: string) => string> = {
  crop: () => '',
  round: (fill) => circle(0, -66, 46, fill),
  puffs: (fill) => circle(-30, -86, 21, fill) + circle(30, -86, 21, fill),
  bun: (fill) => circle(0, -104, 18, fill),
  wrap: (fill) => circle(24, -102, 20, fill) + circle(-4, -112, 17, fill),
  braids: (fill) => bar(-33, -60, 13, 70, fill, 6.5) + bar(20, -60, 13, 70, fill, 6.5),
};

const front: Record<Figure['hair'], string> = {
  crop: 'M-30,-66A30,30 0 0 1 30,-66L26,-72A44,44 0 0 0 -26,-72Z',
  round: 'M-31,-62A31,31 0 0 1 31,-62A34,34 0 0 0 -31,-62Z',
  puffs: 'M-31,-60A31,31 0 0 1 31,-60A46,46 0 0 0 0,-78A46,46 0 0 0 -31,-60Z',
  bun: 'M-31,-60A31,31 0 0 1 31,-60A46,46 0 0 0 -31,-60Z',
  wrap: 'M-36,-62A36,36 0 0 1 36,-62L26,-54H-26Z',
  braids: 'M-33,-56V-60A33,33 0 0 1 33,-60V-56A40,40 0 0 0 0,-80A40,40 0 0 0 -33,-56Z',
};

/**
 * Draws a person as cut paper: no face, a folded garment, a woven band. The origin is the base of the neck.
 */
export function figure(paper: Sheet, { skin, hair, hairTone, dress, band }: Figure, height = 150): string {
  const [light, shade] = dress;
  const [motif, colours] = band;
  const shoulders = (side: -1 | 1): string =>
    `M0,-6H${side * 20}A46,46 0 0 ${side > 0 ? 1 : 0} ${side * 66},40V${height}H0Z`;
  return (
    behind[hair](paint(hairTone)) +
    path(shoulders(-1), paint(light)) +
    path(shoulders(1), paint(shade)) +
    times(Math.ceil((height + 6) / 36), (row) =>
      row * 36 - 6 < height ? paper.block(motif, colours, -18, row * 36 - 6, 36) : '',
    ) +
    path('M-13,-34H13V-8A13,13 0 0 1 -13,-8Z', paint(skin)) +
    circle(0, -58, 30, paint(skin)) +
    path(front[hair], paint(hairTone))
  );
}
