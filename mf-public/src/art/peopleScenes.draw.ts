import {
  bar,
  circle,
  cycle,
  paint,
  path,
  sheet,
  strokesOf,
  times,
  warp,
  type Sheet,
  type Tone,
} from '@school/shared/art/draw';
import { figure, type Figure } from './figure.draw';

const choir: readonly Figure[] = [
  {
    skin: 'wineDeep',
    hair: 'puffs',
    hairTone: 'ink',
    dress: ['gold', 'goldDeep'],
    band: ['diam', ['wine', 'gold', 'clay']],
  },
  {
    skin: 'ink',
    hair: 'crop',
    hairTone: 'wineDeep',
    dress: ['paper', 'sand'],
    band: ['hour', ['palm', 'gold', 'clay']],
  },
  {
    skin: 'wineDeep',
    hair: 'wrap',
    hairTone: 'gold',
    dress: ['clay', 'clayDeep'],
    band: ['chek', ['clay', 'paper', 'gold']],
  },
  {
    skin: 'ink',
    hair: 'round',
    hairTone: 'wine',
    dress: ['rose', 'roseDeep'],
    band: ['step', ['wine', 'gold', 'rose']],
  },
  {
    skin: 'wineDeep',
    hair: 'braids',
    hairTone: 'ink',
    dress: ['palm', 'palmDeep'],
    band: ['keys', ['palm', 'paper', 'ink']],
  },
];

const place = (paper: Sheet, person: Figure, x: number, y: number, scale: number, height: number): string =>
  `<g transform="translate(${x},${y}) scale(${scale})">${figure(paper, person, height)}</g>`;

/** Five of us, singing one line together. */
export function community(id: string): string {
  const paper = sheet(id);
  const strokes = strokesOf('agbadza');
  const tones: readonly Tone[] = ['gold', 'rose', 'clay', 'paper'];
  return paper.svg(
    { viewBox: [0, 0, 720, 480], fit: 'xMidYMax slice' },
    bar(0, 0, 720, 480, paint('indigo')) +
      path('M0,480A360,360 0 0 1 720,480Z', paint('indigoDeep')) +
      warp(0, 36, 720, 108, { tone: 'rose', thickness: 3 }) +
      strokes
        .map((pulse, index) => {
          const x = 30 + pulse * 60;
          const y = 126 - (index % 4) * 18;
          const fill = paint(cycle(tones, index));
          return circle(x, y, 15, fill) + bar(x + 9, y - 74, 6, 74, fill);
        })
        .join('') +
      choir
        .map((person, index) =>
          place(
            paper,
            person,
            72 + index * 144,
            [338, 306, 326, 306, 338][index]!,
            [1.12, 1.12, 1.24, 1.12, 1.12][index]!,
            160,
          ),
        )
        .join(''),
  );
}

/** One of us hands the beat on to the next. */
export function refer(id: string): string {
  const paper = sheet(id);
  return paper.svg(
    { viewBox: [0, 0, 720, 480], fit: 'xMidYMax slice' },
    bar(0, 0, 720, 480, paint('gold')) +
      path('M0,480V300A180,180 0 0 1 180,480Z', paint('goldDeep')) +
      path('M720,480V300A180,180 0 0 0 540,480Z', paint('goldDeep')) +
      warp(206, 176, 308, 96, { tone: 'ink', thickness: 3 }) +
      paper.block('diam', ['wine', 'gold', 'clay'], 216, 176, 96) +
      `<g transform="translate(360,224) rotate(-8)">${paper.block('wave', ['palm', 'gold', 'paper'], -48, -48, 96)}</g>` +
      `<g transform="translate(466,196) rotate(14)">${paper.block('hour', ['indigo', 'rose', 'gold'], -48, -48, 96)}</g>` +
      place(
        paper,
        {
          skin: 'wineDeep',
          hair: 'wrap',
          hairTone: 'clay',
          dress: ['wine', 'wineDeep'],
          band: ['note', ['wine', 'gold', 'rose']],
        },
        124,
        236,
        1.6,
        160,
      ) +
      place(
        paper,
        {
          skin: 'ink',
          hair: 'puffs',
          hairTone: 'wineDeep',
          dress: ['palm', 'palmDeep'],
          band: ['side', ['palm', 'gold', 'clay']],
        },
        596,
        274,
        1.4,
        160,
      ) +
      arms(),
  );
}

/** Draws two arms that hold the strip from below: sleeve, hem and hand. */
const arms = (): string =>
  bar(150, 264, 110, 40, paint('wine'), 20) +
  bar(240, 264, 20, 40, paint('rose')) +
  circle(276, 276, 24, paint('wineDeep')) +
  bar(500, 268, 80, 36, paint('palmDeep'), 18) +
  bar(496, 268, 18, 36, paint('paper')) +
  circle(482, 278, 21, paint('ink'));

/** Draws a free stool in the light. */
export function careers(id: string): string {
  const paper = sheet(id);
  return paper.svg(
    { viewBox: [0, 0, 720, 480], fit: 'xMidYMax slice' },
    bar(0, 0, 720, 480, paint('wine')) +
      times(6, (index) => bar(index * 120, 0, 60, 392, paint('wineDeep'))) +
      `<path d="M196,0H228L330,392H94Z" fill="${paint('gold')}" opacity=".34"/>` +
      bar(0, 0, 720, 40, paint('ink')) +
      times(15, (index) =>
        index % 2
          ? ''
          : paper.block(
              cycle(['two', 'keys', 'half'] as const, index / 2),
              ['gold', 'wine', 'clay'],
              index * 48,
              0,
              48,
              40,
            ),
      ) +
      piano() +
      stool() +
      bar(0, 392, 720, 14, paint('gold')) +
      bar(0, 406, 720, 74, paint('ink')) +
      times(6, (index) =>
        paper.block(
          cycle(['step', 'chek'] as const, index),
          cycle(
            [
              ['ink', 'clay', 'gold'],
              ['ink', 'rose', 'clay'],
            ] as const,
            index,
          ),
          24 + index * 120,
          420,
          48,
        ),
      ),
  );
}

const piano = (): string =>
  path('M286,232L384,44L672,112A40,40 0 0 1 660,232Z', paint('clay')) +
  path('M286,232L384,44L500,71L452,232Z', paint('clayDeep')) +
  bar(560, 120, 8, 112, paint('ink')) +
  bar(284, 232, 380, 66, paint('ink')) +
  path('M664,232A33,33 0 0 1 664,298Z', paint('ink')) +
  bar(232, 252, 56, 24, paint('ink')) +
  bar(228, 240, 62, 12, paint('paper')) +
  bar(304, 298, 18, 94, paint('ink')) +
  bar(630, 298, 18, 94, paint('ink')) +
  bar(470, 298, 12, 94, paint('ink'));

const stool = (): string =>
  bar(156, 306, 104, 22, paint('gold')) +
  bar(208, 306, 52, 22, paint('goldDeep')) +
  bar(166, 328, 12, 64, paint('ink')) +
  bar(238, 328, 12, 64, paint('ink'));
