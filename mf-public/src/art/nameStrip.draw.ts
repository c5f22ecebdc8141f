import {
  circle,
  cycle,
  paint,
  path,
  sheet,
  times,
  warp,
  type Line,
  type Tone,
} from '@school/shared/art/draw';

export interface NameStripProps {
  /** One block for every syllable of the name. */
  readonly syllables: number;
  /** Colours of the blocks, repeated after the last. */
  readonly accents: readonly Tone[];
  /** Colour of the staff lines. */
  readonly line?: Line;
  /** Beats in the bar. More than the syllables leave the staff visible. */
  readonly beats?: number;
}

const cell = 40;

/** Draws a name as a strip that alternates bar, quarter disc and disc. */
export function nameStrip({
  syllables,
  accents,
  line = 'line',
  beats = 6,
  id,
}: NameStripProps & { readonly id: string }): string {
  const shown = Math.min(syllables, beats);
  return sheet(id).svg(
    { viewBox: [0, 0, beats * cell, cell] },
    warp(0, 0, beats * cell, cell, { tone: line, thickness: 1.6 }) +
      times(shown, (index) => syllable(index, paint(cycle(accents, index)))),
  );
}

function syllable(index: number, fill: string): string {
  const x = index * cell;
  if (index % 3 === 1) return path(`M${x},${cell}A${cell},${cell} 0 0 1 ${x + cell},0V${cell}Z`, fill);
  return index % 3 === 2
    ? circle(x + cell / 2, cell / 2, cell / 2, fill)
    : path(`M${x},0h${cell}v${cell}h${-cell}Z`, fill);
}
