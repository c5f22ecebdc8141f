import { instrumentClass, type Ground } from './base/instrumentColors';
import { paint, type Colours, type Line, type Tone } from './base/palette';
import { bar } from './base/primitives';
import type { InstrumentName } from './instruments';
import type { Motif } from './motifs';
import { sheet } from './sheet';
import { warp } from './warp';

interface ClothStrip {
  readonly x: number;
  readonly width: number;
  readonly ground: Ground & Tone;
  /** Woven blocks, as wide as the strip. */
  readonly blocks?: readonly {
    readonly y: number;
    readonly height: number;
    readonly motif: Motif;
    readonly colours: Colours;
  }[];
  /** Bare threads. */
  readonly threads?: readonly { readonly y: number; readonly height: number; readonly tone?: Line }[];
}

export interface ClothProps {
  readonly width: number;
  readonly height: number;
  readonly strips: readonly ClothStrip[];
  readonly instruments: readonly { readonly name: InstrumentName; readonly transform: string }[];
  /** How the drawing fits its box. */
  readonly fit?: string;
}

/** Draws strips side by side, crossed by instruments whose colours change from strip to strip. */
export function cloth({
  width,
  height,
  strips,
  instruments,
  fit = 'xMidYMid slice',
  id,
}: ClothProps & { readonly id: string }): string {
  const paper = sheet(id);
  const figures = instruments.map(({ name, transform }) => paper.instrument(name, transform)).join('');
  const drawStrip = ({ x, width: own, ground, blocks = [], threads = [] }: ClothStrip): string => {
    const reach = own + 0.8;
    return (
      `<g class="weft ${instrumentClass(ground)}">` +
      bar(x, 0, reach, height, paint(ground)) +
      threads
        .map((part) => warp(x, part.y, own, part.height, { tone: part.tone ?? 'ink', upright: true }))
        .join('') +
      blocks
        .map((part) => paper.block(part.motif, part.colours, x, part.y, reach, part.height + 0.3))
        .join('') +
      paper.clipped(x, 0, reach, height, figures) +
      '</g>'
    );
  };
  return paper.svg({ viewBox: [0, 0, width, height], fit }, strips.map(drawStrip).join(''));
}
