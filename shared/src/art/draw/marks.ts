import { motif, type Motif } from './motifs';
import { paint, type Colours, type Tone } from './base/palette';
import { bar, circle, cycle } from './base/primitives';
import { strokesOf } from './rhythms';
import { sheet } from './sheet';

const cells: readonly Tone[] = ['paper', 'gold', 'paper', 'gold', 'paper'];

const markShapes = (): string =>
  bar(0, 0, 44, 44, paint('wine')) +
  strokesOf('kpanlogo')
    .map((pulse, index) => {
      const x = 4 + (pulse % 4) * 9;
      const y = 4 + Math.floor(pulse / 4) * 9;
      const fill = paint(cycle(cells, index));
      return index % 2 ? circle(x + 4.5, y + 4.5, 4.5, fill) : bar(x, y, 9, 9, fill);
    })
    .join('');

/** Draws the school's mark: the sixteen pulses of the kpanlogo bell as a square of four by four. */
export const mark = ({ id }: { readonly id: string }): string =>
  sheet(id).svg({ viewBox: [0, 0, 44, 44] }, markShapes());

export interface BlockProps {
  readonly motif: Motif;
  /** Three tones, or a named set: sponsors on night, the admin sidebar, its current item. */
  readonly colours: Colours | 'sponsor' | 'sidebar' | 'current';
  /** Width divided by height, to crop the block to a low rectangle. */
  readonly crop?: number;
}

const sets = {
  sponsor: ['night3', 'paper', 'lilac'],
  sidebar: ['steel', 'blush', 'mauve'],
  current: ['wine', 'gold', 'rose'],
} as const satisfies Record<string, Colours>;

/** Draws a single weft block: a mark, an icon, the picture of an option. */
export const block = ({ motif: name, colours, crop, id }: BlockProps & { readonly id: string }): string => {
  const height = crop ? 100 / crop : 100;
  return sheet(id).svg(
    { viewBox: [0, (100 - height) / 2, 100, height], ...(crop && { fit: 'xMidYMid slice' }) },
    motif(name, typeof colours === 'string' ? sets[colours] : colours),
  );
};
