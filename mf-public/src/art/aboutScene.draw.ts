import {
  bar,
  circle,
  cycle,
  instrumentClass,
  paint,
  path,
  sheet,
  times,
  type Ground,
  type InstrumentName,
  type Sheet,
  type Tone,
} from '@school/shared/art/draw';
import { figure, type Figure } from './figure.draw';

const bays: readonly { ground: Ground & Tone; of: InstrumentName; place: string }[] = [
  { ground: 'gold', of: 'violin', place: 'translate(150,268) rotate(12) scale(.34)' },
  { ground: 'indigo', of: 'saxophone', place: 'translate(238,262) rotate(6) scale(.36)' },
  { ground: 'rose', of: 'cello', place: 'translate(570,268) rotate(-8) scale(.34)' },
];

const people: readonly Figure[] = [
  {
    skin: 'wineDeep',
    hair: 'wrap',
    hairTone: 'gold',
    dress: ['clay', 'clayDeep'],
    band: ['hour', ['gold', 'wine', 'clay']],
  },
  {
    skin: 'wineDeep',
    hair: 'puffs',
    hairTone: 'wine',
    dress: ['palm', 'palmDeep'],
    band: ['diam', ['palm', 'gold', 'paper']],
  },
];

/** An arched opening of the house. */
const arch = (x: number, top: number, width: number, foot: number): string =>
  `M${x},${foot}V${top + width / 2}A${width / 2},${width / 2} 0 0 1 ${x + width},${top + width / 2}V${foot}Z`;

/** A house of music: every window holds a sound, and two of us stand at the open door. */
export function about(id: string): string {
  const paper = sheet(id);
  return paper.svg(
    { viewBox: [0, 0, 720, 480], fit: 'xMidYMax slice' },
    bar(0, 0, 720, 480, paint('rose')) +
      circle(590, 104, 62, paint('gold')) +
      path('M590,42A62,62 0 0 1 590,166Z', paint('goldDeep')) +
      palmTree(52, 424, 250) +
      roof(paper) +
      bar(92, 176, 536, 254, paint('wine')) +
      bar(360, 176, 268, 254, paint('wineDeep')) +
      windows(paper) +
      door(paper) +
      bar(0, 430, 720, 50, paint('clay')) +
      steps(paper),
  );
}

const roof = (paper: Sheet): string =>
  path('M270,116A90,90 0 0 1 360,26V116Z', paint('palm')) +
  path('M360,26A90,90 0 0 1 450,116H360Z', paint('palmDeep')) +
  circle(360, 86, 24, paint('gold')) +
  bar(72, 116, 576, 60, paint('ink')) +
  times(12, (index) =>
    index % 3 === 1
      ? ''
      : paper.block(
          cycle(['diam', 'wave', 'hour', 'keys', 'note', 'step', 'half', 'chek'] as const, index),
          cycle(
            [
              ['gold', 'wine', 'clay'],
              ['clay', 'paper', 'ink'],
              ['palm', 'gold', 'paper'],
              ['indigo', 'rose', 'gold'],
            ] as const,
            index,
          ),
          72 + index * 48,
          122,
          48,
        ),
  );

const windows = (paper: Sheet): string =>
  bays
    .map(({ ground, of, place }, index) => {
      const shape = arch([112, 200, 530][index]!, 204, 78, 348);
      return (
        path(shape, paint(ground)) +
        `<g class="${instrumentClass(ground)}">${paper.cut(shape, paper.instrument(of, place))}</g>` +
        bar([106, 194, 524][index]!, 348, 90, 10, paint('gold'))
      );
    })
    .join('') +
  path(arch(442, 204, 78, 348), paint('palm')) +
  paper.cut(
    arch(442, 204, 78, 348),
    `<g class="${instrumentClass('palm')}">${paper.instrument('trumpet', 'translate(478,286) rotate(-62) scale(.38)')}</g>`,
  ) +
  bar(436, 348, 90, 10, paint('gold'));

const door = (paper: Sheet): string =>
  path(arch(286, 190, 148, 430), paint('gold')) +
  path('M360,190A74,74 0 0 1 434,264V430H360Z', paint('goldDeep')) +
  path(arch(302, 208, 116, 430), paint('ink')) +
  people
    .map(
      (person, index) =>
        `<g transform="translate(${index ? 404 : 342},${index ? 384 : 342}) scale(${index ? 0.56 : 0.84})">${figure(paper, person, 110)}</g>`,
    )
    .join('');

const steps = (paper: Sheet): string =>
  bar(268, 430, 184, 16, paint('paper')) +
  bar(248, 446, 224, 16, paint('sand')) +
  bar(228, 462, 264, 18, paint('paper')) +
  [60, 130, 560, 630].map((x) => paper.block('two', ['gold', 'wine', 'paper'], x, 448, 36, 20)).join('');

const palmTree = (x: number, foot: number, height: number): string => {
  const crown = foot - height;
  const leaf = (
    side: -1 | 1,
    reach: number,
    fall: number,
    outer: number,
    inner: number,
    tone: Tone,
  ): string =>
    path(
      `M${x},${crown}A${outer},${outer} 0 0 ${side > 0 ? 1 : 0} ${x + side * reach},${crown + fall}A${inner},${inner} 0 0 ${side > 0 ? 0 : 1} ${x},${crown}Z`,
      paint(tone),
    );
  return (
    bar(x - 7, crown, 14, height, paint('ink')) +
    times(6, (index) => bar(x - 7, crown + 24 + index * 36, 14, 6, paint('clay'))) +
    ([-1, 1] as const)
      .map((side) => leaf(side, 86, -14, 48, 92, 'palmDeep') + leaf(side, 74, 56, 50, 92, 'palm'))
      .join('') +
    circle(x - 9, crown + 8, 9, paint('clay')) +
    circle(x + 9, crown + 10, 9, paint('clayDeep'))
  );
};
