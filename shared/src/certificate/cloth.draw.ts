import type { Instrument } from '../competition';
import {
  bar,
  instrumentClass,
  instrumentCloth,
  paint,
  selvedge,
  sheet,
  times,
  type Colours,
  type InstrumentName,
  type Motif,
} from '../art/draw';
import { clothBox } from './clothBox';

interface Panel {
  readonly drawing: InstrumentName;
  /** The position of the instrument, clearly cropped by the edge of the cloth. */
  readonly place: string;
  /** Where the rhythm of the woven edge begins. */
  readonly shift: number;
  readonly motif: Motif;
  readonly band: Colours;
}

const panels: Readonly<Record<Instrument, Panel>> = {
  piano: {
    drawing: 'piano',
    place: 'translate(214,300) scale(1.02)',
    shift: 3,
    motif: 'wave',
    band: ['wine', 'clay', 'paper'],
  },
  violin: {
    drawing: 'violin',
    place: 'translate(178,372) rotate(10) scale(1.06)',
    shift: 0,
    motif: 'hour',
    band: ['gold', 'clay', 'paper'],
  },
  classical_guitar: {
    drawing: 'guitar',
    place: 'translate(186,360) scale(1.02)',
    shift: 10,
    motif: 'step',
    band: ['paper', 'ink', 'wine'],
  },
  trumpet: {
    drawing: 'trumpet',
    place: 'translate(206,340) rotate(-84) scale(1.04)',
    shift: 8,
    motif: 'half',
    band: ['wine', 'clay', 'paper'],
  },
  contemporary_guitar: {
    drawing: 'eguitar',
    place: 'translate(176,372) rotate(6) scale(1.02)',
    shift: 2,
    motif: 'diam',
    band: ['gold', 'rose', 'clay'],
  },
};

/** Draws the cloth beside the text: woven edge, instrument, woven foot and fringe. */
export function cloth({ of, id }: { readonly of: Instrument; readonly id: string }): string {
  const { drawing, place, shift, motif, band } = panels[of];
  const { ground, weft } = instrumentCloth[drawing];
  const { width, height, fringe } = clothBox;
  const paper = sheet(id);
  const block = width / 3;
  const foot = height - fringe - block;
  const narrow = block * 0.4;
  return paper.svg(
    { viewBox: [0, 0, width, height] },
    bar(0, 0, width, height - fringe, paint(ground)) +
      `<g class="${instrumentClass(ground)}">` +
      paper.clipped(0, 0, width, foot - narrow, paper.instrument(drawing, place)) +
      '</g>' +
      paper.clipped(0, 0, 50, foot - narrow, selvedge(paper, drawing, foot - narrow, shift)) +
      times(3, (at) => paper.block('two', band, at * block, foot - narrow, block + 0.4, narrow + 0.4)) +
      times(3, (at) => paper.block(motif, weft[at % 2]!, at * block, foot, block + 0.4, block)) +
      times(25, (at) => bar((width * (at + 0.5)) / 25 - 1.5, height - fringe, 3, fringe, paint(ground))),
  );
}
