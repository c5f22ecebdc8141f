import {
  bar,
  circle,
  paint,
  sheet,
  times,
  warp,
  type Colours,
  type Motif,
  type Sheet,
  type Tone,
} from '@school/shared/art/draw';
import { CLOTH_STEP, CLOTH_WIDTH, loomRowBox } from './loomRowBox';

interface Weave {
  readonly motifs: readonly [Motif, Motif];
  readonly colours: readonly [Colours, Colours];
  readonly thread: Tone;
}

const weaves: readonly Weave[] = [
  weave('diam', 'wave', ['wine', 'gold', 'clay'], ['gold', 'wine', 'clay'], 'wine'),
  weave('keys', 'half', ['indigo', 'paper', 'rose'], ['paper', 'indigo', 'clay'], 'indigo'),
  weave('hour', 'step', ['palm', 'gold', 'clay'], ['gold', 'palm', 'wine'], 'palm'),
  weave('note', 'chek', ['clay', 'paper', 'ink'], ['paper', 'clay', 'wine'], 'clayDeep'),
  weave('side', 'diam', ['ink', 'gold', 'rose'], ['gold', 'ink', 'clay'], 'ink'),
  weave('wave', 'hour', ['wine', 'rose', 'paper'], ['paper', 'wine', 'gold'], 'wine'),
];

const width = CLOTH_WIDTH;
const cell = width / 2;
const height = 500;

/** Draws one narrow cloth per share on one beam: woven up to the share, bare warp below. */
export function loomRow({ shares, id }: { readonly shares: readonly number[]; readonly id: string }): string {
  const paper = sheet(id);
  const box = loomRowBox(shares.length);
  const [x, y, beam] = box;
  return paper.svg(
    { viewBox: box },
    bar(x, y, beam, 16, 'currentColor') +
      times(shares.length, (index) =>
        hung(paper, weaves[index % weaves.length]!, index * CLOTH_STEP, shares[index]!),
      ),
  );
}

function hung(paper: Sheet, { motifs, colours, thread }: Weave, x: number, share: number): string {
  const woven = height * Math.min(1, Math.max(0, share));
  const cloth = times(Math.ceil(woven / cell), (row) =>
    times(2, (column) => {
      const turn = (row + column) % 2;
      return paper.block(motifs[turn]!, colours[turn]!, x + column * cell, row * cell, cell);
    }),
  );
  return (
    warp(x, -14, width / 2, height + 24, { tone: thread, upright: true, thickness: 2.6 }) +
    warp(x + cell, -14, width / 2, height + 24, { tone: thread, upright: true, thickness: 2.6 }) +
    (woven ? paper.clipped(x, 0, width, woven, cloth) : '') +
    bar(x - 8, woven, width + 16, 8, 'currentColor') +
    circle(x - 8, woven + 4, 9, paint('line')) +
    circle(x + width + 8, woven + 4, 9, paint('line')) +
    bar(x - 4, height + 10, width + 8, 9, 'currentColor')
  );
}

function weave(first: Motif, second: Motif, a: Colours, b: Colours, thread: Tone): Weave {
  return { motifs: [first, second], colours: [a, b], thread };
}
