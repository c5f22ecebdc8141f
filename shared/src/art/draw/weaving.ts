import type { Motif } from './motifs';
import { paint, type Colours } from './base/palette';
import { bar } from './base/primitives';
import type { Sheet } from './sheet';

/** The tones of cloth on a loom, and the blocks of each. */
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

/** Draws a woven block; `turn` selects its motif. */
export const wovenBlock = (
  paper: Sheet,
  tone: WeftTone,
  turn: number,
  x: number,
  y: number,
  cell: number,
): string => paper.block(motifs[turn % motifs.length]!, weft[tone], x, y, cell + 1);

/** Draws a plain square with one horizontal or vertical thread. */
export function plainBlock(tone: WeftTone, across: boolean, x: number, y: number, cell: number): string {
  const [ground, first, second] = weft[tone];
  const thin = cell * 0.24;
  const inset = cell * 0.38;
  return (
    bar(x, y, cell + 1, cell + 1, paint(ground)) +
    (across ? bar(x, y + inset, cell, thin, paint(first)) : bar(x + inset, y, thin, cell, paint(second)))
  );
}

/** Limits a share to between 0 and 1. */
export const clampShare = (share: number): number =>
  Number.isFinite(share) ? Math.min(1, Math.max(0, share)) : 0;
