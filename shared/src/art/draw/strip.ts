import type { Line } from './base/palette';
import { cycle, times } from './base/primitives';
import { rhythms, type Rhythm } from './rhythms';
import { sheet, type Sheet } from './sheet';
import { warp } from './warp';
import { weaves, type WeaveName } from './weaves';

export interface StripProps {
  readonly rhythm: Rhythm;
  /** A set of motifs and colours. */
  readonly weave?: WeaveName;
  /** How often the rhythm is repeated. */
  readonly repeats?: number;
  /** `row` in one line, `two` in two rows for phones, `both` depending on the screen. */
  readonly layout?: 'row' | 'two' | 'both';
  /** Colour of the staff lines; by default the text's. */
  readonly line?: Line;
  /** Weight of the staff lines, for a cell of 90. */
  readonly thickness?: number;
}

const cell = 90;
const gap = 22;

/** Draws a rhythm as a strip: a block for every stroke, staff lines for a rest. */
export function strip(props: StripProps & { readonly id: string }): string {
  const { layout = 'row', id } = props;
  if (layout === 'both')
    return row(props, sheet(`${id}-w`), 'wide') + twoRows(props, sheet(`${id}-p`), 'phone');
  return layout === 'two' ? twoRows(props, sheet(id)) : row(props, sheet(id));
}

/** Draws each stroke at its pulse, as a group that the player can lift. */
function strokes(
  { rhythm, weave = 'school' }: StripProps,
  paper: Sheet,
  pulses: number,
  place: (pulse: number) => readonly [x: number, y: number],
): string {
  const pattern = rhythms[rhythm];
  const { motifs, colours } = weaves[weave];
  let stroke = 0;
  return times(pulses, (pulse) => {
    if (pattern[pulse % pattern.length] !== 'x') return '';
    const block = paper.block(cycle(motifs, stroke), cycle(colours, stroke), ...place(pulse), cell);
    stroke += 1;
    return `<g class="beat" data-i="${pulse}">${block}</g>`;
  });
}

function row(props: StripProps, paper: Sheet, className?: string): string {
  const pulses = rhythms[props.rhythm].length * (props.repeats ?? 1);
  const width = pulses * cell;
  return paper.svg(
    { viewBox: [0, 0, width, cell], fit: 'xMinYMid slice', ...(className && { className }) },
    warp(0, 0, width, cell, linesOf(props)) + strokes(props, paper, pulses, (pulse) => [pulse * cell, 0]),
  );
}

function twoRows(props: StripProps, paper: Sheet, className?: string): string {
  const pulses = rhythms[props.rhythm].length * (props.repeats ?? 1);
  const half = pulses / 2;
  const width = half * cell;
  const second = cell + gap;
  return paper.svg(
    { viewBox: [0, 0, width, second + cell], fit: 'xMinYMid slice', ...(className && { className }) },
    warp(0, 0, width, cell, linesOf(props)) +
      warp(0, second, width, cell, linesOf(props)) +
      strokes(props, paper, pulses, (pulse) => [(pulse % half) * cell, pulse < half ? 0 : second]),
  );
}

const linesOf = ({ line = 'line', thickness = 2 }: StripProps) => ({ tone: line, thickness });
