import type { InstrumentName } from './instruments';
import type { Motif } from './motifs';
import { paint, type Colours, type Tone } from './base/palette';
import { bar, cycle, times } from './base/primitives';
import { rhythms } from './rhythms';
import type { Sheet } from './sheet';
import { warp } from './warp';
import type { Ground } from './base/instrumentColors';

interface Cloth {
  readonly ground: Ground & Tone;
  readonly deep: Tone;
  readonly weft: readonly [Colours, Colours];
}

/** The colour of every instrument on all pages, and its woven edge. */
export const instrumentCloth: Record<InstrumentName, Cloth> = {
  piano: {
    ground: 'gold',
    deep: 'goldDeep',
    weft: [
      ['gold', 'wine', 'clay'],
      ['goldDeep', 'ink', 'paper'],
    ],
  },
  violin: {
    ground: 'palm',
    deep: 'palmDeep',
    weft: [
      ['palm', 'gold', 'clay'],
      ['palmDeep', 'paper', 'gold'],
    ],
  },
  cello: {
    ground: 'wine',
    deep: 'wineDeep',
    weft: [
      ['wine', 'gold', 'rose'],
      ['wineDeep', 'clay', 'gold'],
    ],
  },
  guitar: {
    ground: 'clay',
    deep: 'clayDeep',
    weft: [
      ['clay', 'paper', 'ink'],
      ['clayDeep', 'gold', 'paper'],
    ],
  },
  saxophone: {
    ground: 'indigo',
    deep: 'indigoDeep',
    weft: [
      ['indigo', 'gold', 'rose'],
      ['indigoDeep', 'rose', 'clay'],
    ],
  },
  trumpet: {
    ground: 'rose',
    deep: 'roseDeep',
    weft: [
      ['rose', 'wine', 'clay'],
      ['roseDeep', 'paper', 'wine'],
    ],
  },
  eguitar: {
    ground: 'indigo',
    deep: 'indigoDeep',
    weft: [
      ['indigo', 'gold', 'rose'],
      ['indigoDeep', 'rose', 'clay'],
    ],
  },
};

const motifs: readonly Motif[] = ['diam', 'hour', 'step', 'wave', 'half', 'keys', 'chek', 'side', 'note'];

/** Draws the woven edge on a tile's left side: the kpanlogo bell downwards and its echo seven pulses later. */
export function selvedge(
  paper: Sheet,
  name: InstrumentName,
  height: number,
  shift: number,
  width = 50,
): string {
  const { ground, deep, weft } = instrumentCloth[name];
  const bell = rhythms.kpanlogo;
  let stroke = shift;
  const blocks = times(Math.ceil(height / width), (row) => {
    if (bell[(row + shift) % 16] !== 'x' && bell[(row + shift + 7) % 16] !== 'x') return '';
    const block = paper.block(cycle(motifs, stroke), cycle(weft, stroke), 0, row * width, width);
    stroke += 1;
    return block;
  });
  return (
    bar(0, 0, width, height, paint(deep)) +
    warp(0, 0, width, height, { tone: ground, upright: true, thickness: 1.6 }) +
    blocks
  );
}
