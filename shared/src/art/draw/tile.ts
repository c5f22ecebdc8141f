import type { InstrumentName } from './instruments';
import { paint } from './base/palette';
import { bar, circle, group, path } from './base/primitives';
import { instrumentCloth, selvedge } from './selvedge';
import { sheet, type Sheet } from './sheet';
import { warp } from './warp';
import { instrumentClass } from './base/instrumentColors';

/** `tall` is 4:5, `wide` 8:5, `band` the low crop of tabs and running orders. */
export type TileShape = 'tall' | 'wide' | 'band';

export interface TileProps {
  readonly of: InstrumentName;
  readonly shape?: TileShape;
  /** Short for `shape="wide"`. */
  readonly wide?: boolean;
  /** Shape on phones, if it is another there. */
  readonly phone?: TileShape;
}

interface Frame {
  readonly width: number;
  readonly height: number;
  /** The position of each instrument: clearly cropped or wholly inside, never nearly touching the edge. */
  readonly place: Record<InstrumentName, string>;
  /** Where the rhythm of the woven edge begins. */
  readonly shift: Record<InstrumentName, number>;
}

const frames: Record<TileShape, Frame> = {
  tall: {
    width: 400,
    height: 500,
    place: {
      piano: 'translate(200,206) scale(1.16)',
      violin: 'translate(174,306) rotate(27) scale(1.14)',
      cello: 'translate(200,250) scale(1.46)',
      guitar: 'translate(200,300) scale(1.28)',
      saxophone: 'translate(170,292) rotate(8) scale(1.06)',
      trumpet: 'translate(170,296) rotate(-38) scale(1.14)',
      eguitar: 'translate(206,300) scale(1.3)',
    },
    shift: { piano: 3, violin: 0, cello: 6, guitar: 10, saxophone: 4, trumpet: 8, eguitar: 2 },
  },
  wide: {
    width: 800,
    height: 500,
    place: {
      piano: 'translate(352,92) scale(1.53)',
      violin: 'translate(470,280) rotate(62) scale(1.42)',
      cello: 'translate(420,270) rotate(74) scale(1.5)',
      guitar: 'translate(440,250) rotate(90) scale(1.5)',
      saxophone: 'translate(440,220) rotate(66) scale(1.42)',
      trumpet: 'translate(404,300) rotate(-9) scale(1.5)',
      eguitar: 'translate(470,250) rotate(78) scale(1.5)',
    },
    shift: { piano: 3, violin: 0, cello: 6, guitar: 10, saxophone: 4, trumpet: 1, eguitar: 2 },
  },
  band: {
    width: 560,
    height: 300,
    place: {
      piano: 'translate(330,48) scale(1.1)',
      violin: 'translate(330,150) rotate(64) scale(.95)',
      cello: 'translate(290,160) rotate(80) scale(1)',
      guitar: 'translate(320,150) rotate(90) scale(1)',
      saxophone: 'translate(300,120) rotate(76) scale(1)',
      trumpet: 'translate(300,140) rotate(-8) scale(1.05)',
      eguitar: 'translate(330,140) rotate(90) scale(1.05)',
    },
    shift: { piano: 0, violin: 3, cello: 3, guitar: 6, saxophone: 12, trumpet: 9, eguitar: 12 },
  },
};

/** Draws an instrument on its own ground with its woven edge. */
export function tile({
  of,
  wide,
  shape = wide ? 'wide' : 'tall',
  phone,
  id,
}: TileProps & { readonly id: string }): string {
  if (!phone || phone === shape) return drawTile(sheet(id), of, shape);
  return drawTile(sheet(`${id}-w`), of, shape, 'wide') + drawTile(sheet(`${id}-p`), of, phone, 'phone');
}

function drawTile(paper: Sheet, of: InstrumentName, shape: TileShape, className?: string): string {
  const { width, height, place, shift } = frames[shape];
  const { ground } = instrumentCloth[of];
  return paper.svg(
    { viewBox: [0, 0, width, height], fit: 'xMidYMid slice', ...(className && { className }) },
    bar(0, 0, width, height, paint(ground)) +
      selvedge(paper, of, height, shift[of]) +
      (of === 'piano' && shape === 'wide' ? tune : '') +
      `<g class="${instrumentClass(ground)}">${paper.instrument(of, place[of])}</g>` +
      (of === 'cello' && shape === 'tall' ? paper.bow('translate(214,300) rotate(-9)') : ''),
  );
}

/** Two notes on a staff beside the lid of the piano. */
const tune =
  warp(540, 40, 280, 150, { tone: 'goldDeep', thickness: 4 }) +
  circle(704, 165, 17, paint('wine')) +
  bar(715, 62, 6, 104, paint('wine')) +
  path('M715,62H721A34,34 0 0 0 755,96V114A52,52 0 0 1 715,84Z', paint('wine')) +
  group('translate(610,140)', circle(0, 0, 17, paint('clay')) + bar(11, -100, 6, 100, paint('clay')));
