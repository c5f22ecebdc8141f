import {
  bar,
  cycle,
  instrumentClass,
  instrumentCloth,
  paint,
  rhythms,
  sheet,
  times,
  warp,
  type Colours,
  type InstrumentName,
  type Line,
  type Rhythm,
  type Sheet,
} from '@school/shared/art/draw';

export interface InstrumentSceneProps {
  readonly of: InstrumentName;
}

interface Place {
  readonly wide: string;
  readonly phone: string;
  readonly rhythm: Rhythm;
}

const places: Record<InstrumentName, Place> = {
  piano: {
    wide: 'translate(980,59) scale(1.78)',
    phone: 'translate(204,122) scale(1.12)',
    rhythm: 'kpanlogo',
  },
  violin: {
    wide: 'translate(900,286) rotate(64) scale(1.9)',
    phone: 'translate(176,262) rotate(24) scale(1.06)',
    rhythm: 'gahu',
  },
  cello: {
    wide: 'translate(900,282) rotate(76) scale(1.66)',
    phone: 'translate(196,226) rotate(8) scale(.98)',
    rhythm: 'agbadza',
  },
  guitar: {
    wide: 'translate(930,275) rotate(90) scale(1.72)',
    phone: 'translate(196,246) rotate(6) scale(1)',
    rhythm: 'kpanlogo',
  },
  saxophone: {
    wide: 'translate(930,236) rotate(68) scale(1.6)',
    phone: 'translate(170,236) rotate(8) scale(.9)',
    rhythm: 'gahu',
  },
  trumpet: {
    wide: 'translate(960,330) rotate(-9) scale(1.9)',
    phone: 'translate(186,250) rotate(-34) scale(.94)',
    rhythm: 'agbadza',
  },
  eguitar: {
    wide: 'translate(930,280) rotate(80) scale(1.8)',
    phone: 'translate(196,232) rotate(10) scale(1.06)',
    rhythm: 'kpanlogo',
  },
};

/**
 * Draws a large instrument on its ground, with its rhythm along the foot. The left half is plain for a
 * heading.
 */
export const instrumentScene = ({ of, id }: InstrumentSceneProps & { readonly id: string }): string =>
  draw(sheet(`${id}-w`), of, { width: 1440, height: 640, cell: 90, place: places[of].wide, name: 'wide' }) +
  draw(sheet(`${id}-p`), of, {
    width: 390,
    height: 480,
    cell: 48.75,
    place: places[of].phone,
    name: 'phone',
  });

interface Frame {
  readonly width: number;
  readonly height: number;
  readonly cell: number;
  readonly place: string;
  readonly name: string;
}

function draw(paper: Sheet, of: InstrumentName, { width, height, cell, place, name }: Frame): string {
  const { ground, deep, weft } = instrumentCloth[of];
  const top = height - cell;
  return paper.svg(
    { viewBox: [0, 0, width, height], fit: 'xMidYMax slice', className: name },
    bar(0, 0, width, height, paint(ground)) +
      `<g class="${instrumentClass(ground)}">` +
      paper.clipped(0, 0, width, top, paper.instrument(of, place)) +
      '</g>' +
      bar(0, top, width, cell, paint(deep)) +
      foot(paper, places[of].rhythm, weft, { width, top, cell, line: ground }),
  );
}

const motifs = ['diam', 'hour', 'step', 'wave', 'half', 'keys', 'chek', 'side', 'note'] as const;

function foot(
  paper: Sheet,
  rhythm: Rhythm,
  weft: readonly [Colours, Colours],
  { width, top, cell, line }: { width: number; top: number; cell: number; line: Line },
): string {
  let stroke = 0;
  const pattern = rhythms[rhythm];
  return (
    warp(0, top, width, cell, { tone: line, thickness: cell / 40 }) +
    times(Math.round(width / cell), (pulse) => {
      if (pattern[pulse % pattern.length] !== 'x') return '';
      const block = paper.block(cycle(motifs, stroke), cycle(weft, stroke), pulse * cell, top, cell);
      stroke += 1;
      return `<g class="beat" data-i="${pulse}">${block}</g>`;
    })
  );
}
