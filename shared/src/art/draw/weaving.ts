import type { Motif } from './motifs';
import { paint, type Colours } from './base/palette';
import { bar } from './base/primitives';
import type { Sheet } from './sheet';

/** The tones that cloth on a loom is woven in, and the blocks each of them makes. */
const weft = {
  gold: ['gold', 'wine', 'clay'],
  palm: ['palm', 'gold', 'paper'],
  wine: ['wine', 'gold', 'rose'],
  clay: ['clay', 'paper', 'ink'],
  indigo: ['indigo', 'gold', 'rose'],
  rose: ['rose', 'wine', 'clay'],
} as const satisfies Record<string, Colours>;

export type WeftTone = keyof typeof weft;

const motifs: readonly Motif[] = ['diam', 'wave', 'hour', 'step', 'keys', 'half', 'chek', 'note', 'side'];

/** A woven block; `turn` picks its motif. */
export const wovenBlock = (
  paper: Sheet,
  tone: WeftTone,
  turn: number,
  x: number,
  y: number,
  cell: number,
): string => paper.block(motifs[turn % motifs.length]!, weft[tone], x, y, cell + 1);

/** A plain square with one thread across or along. */
export function plainBlock(tone: WeftTone, across: boolean, x: number, y: number, cell: number): string {
  const [ground, first, second] = weft[tone];
  const thin = cell * 0.24;
  const inset = cell * 0.38;
  return (
    bar(x, y, cell + 1, cell + 1, paint(ground)) +
    (across ? bar(x, y + inset, cell, thin, paint(first)) : bar(x + inset, y, thin, cell, paint(second)))
  );
}

/** A share of the whole, kept between nothing and all of it. */
export const clampShare = (share: number): number =>
  Number.isFinite(share) ? Math.min(1, Math.max(0, share)) : 0;
