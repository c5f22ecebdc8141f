import {
  bar,
  instrumentClass,
  paint,
  sheet,
  times,
  type Colours,
  type InstrumentName,
  type Motif,
  type Sheet,
} from '@school/shared/art/draw';

/** The instruments of the competition. */
export type BannerName = Extract<InstrumentName, 'piano' | 'violin' | 'guitar' | 'trumpet' | 'eguitar'>;

interface BannerShape {
  readonly height: number;
  readonly ground: 'wine' | 'palm' | 'clay' | 'rose' | 'indigo';
  readonly place: string;
  /** The woven foot, from the top. */
  readonly foot: readonly (readonly [Motif, Colours])[];
}

const width = 130;

const shapes: Record<BannerName, BannerShape> = {
  piano: {
    height: 560,
    ground: 'wine',
    place: 'translate(-212,268) rotate(-90) scale(1.24)',
    foot: [['two', ['rose', 'paper', 'clay']]],
  },
  violin: {
    height: 664,
    ground: 'palm',
    place: 'translate(62,352) rotate(9) scale(.8)',
    foot: [
      ['two', ['gold', 'clay', 'paper']],
      ['hour', ['palm', 'gold', 'clay']],
    ],
  },
  guitar: {
    height: 600,
    ground: 'clay',
    place: 'translate(65,318) scale(.66)',
    foot: [
      ['step', ['clay', 'paper', 'ink']],
      ['two', ['paper', 'ink', 'wine']],
    ],
  },
  trumpet: {
    height: 704,
    ground: 'rose',
    place: 'translate(76,318) rotate(-90) scale(.84)',
    foot: [
      ['two', ['wine', 'clay', 'paper']],
      ['half', ['rose', 'wine', 'clay']],
      ['two', ['paper', 'clay', 'wine']],
    ],
  },
  eguitar: {
    height: 632,
    ground: 'indigo',
    place: 'translate(64,360) scale(.66)',
    foot: [
      ['wave', ['indigo', 'gold', 'rose']],
      ['two', ['gold', 'rose', 'clay']],
    ],
  },
};

const names = Object.keys(shapes) as BannerName[];

/** Draws a hanging banner: one instrument, a woven foot, a fringe. */
function drawBanner(paper: Sheet, name: BannerName): string {
  const { height, ground, place, foot } = shapes[name];
  let y = height;
  const blocks = [...foot].reverse().map(([motif, colours]) => {
    const tall = motif === 'two' ? width * 0.3 : width;
    y -= tall;
    return paper.block(motif, colours, 0, y, width, tall + 0.4);
  });
  return (
    `<g class="${instrumentClass(ground)}">` +
    bar(0, 0, width, height, paint(ground)) +
    blocks.join('') +
    paper.clipped(0, 0, width, height, paper.instrument(name, place)) +
    times(13, (index) => bar((width * (index + 0.5)) / 13 - 1.5, height, 3, 26, paint(ground))) +
    '</g>'
  );
}

/**
 * Draws five banners in a row on the grounds of their instruments, except for the piano, which has wine. On
 * phones they hang lower and are cropped at the top.
 */
export function banners({ id }: { readonly id: string }): string {
  const wide = sheet(`${id}-w`);
  const small = sheet(`${id}-p`);
  const rise = (name: BannerName): number => -104 - (704 - shapes[name].height) * 0.18;
  return (
    wide.svg(
      { viewBox: [0, 0, 698, 740], fit: 'xMaxYMin meet', className: 'wide' },
      names
        .map(
          (name, index) =>
            `<g class="drop"><g transform="translate(${index * 142})">${drawBanner(wide, name)}</g></g>`,
        )
        .join(''),
    ) +
    small.svg(
      { viewBox: [0, 0, 390, 300], fit: 'xMidYMin meet', className: 'phone' },
      names
        .map(
          (name, index) =>
            `<g transform="translate(${20 + index * 71},${rise(name)}) scale(.508)">${drawBanner(small, name)}</g>`,
        )
        .join(''),
    )
  );
}
