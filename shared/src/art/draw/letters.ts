import { paint, type Tone } from './base/palette';
import { bar, circle, path, sealedPath, times } from './base/primitives';

type Letter = (light: string, shade: string, accent: string) => string;

/** The letters of the stage set, 200 wide and 260 high. */
const letters: Record<'M' | 'A' | 'T' | 'E', Letter> = {
  M: (light, shade, accent) =>
    sealedPath('M51,0L100,104V196L51,90Z', accent) +
    path('M149,0L100,104V196L149,90Z', shade) +
    bar(0, 0, 52, 260, light) +
    bar(148, 0, 52, 260, light) +
    bar(148, 208, 52, 52, shade) +
    bar(0, 208, 52, 52, accent),
  A: (light, shade, accent) =>
    bar(49, 140, 102, 44, accent) +
    sealedPath('M0,260V100A100,100 0 0 1 100,0V50A50,50 0 0 0 50,100V260Z', light) +
    path('M200,260V100A100,100 0 0 0 100,0V50A50,50 0 0 1 150,100V260Z', shade) +
    circle(100, 100, 22, accent),
  T: (light, shade, accent) =>
    bar(74, 50, 52, 210, accent) +
    path('M74,57V58A52,52 0 0 1 22,110V57Z', light) +
    path('M126,57V58A52,52 0 0 0 178,110V57Z', shade) +
    bar(0, 0, 101, 58, light) +
    bar(100, 0, 100, 58, shade),
  E: (light, shade, accent) =>
    bar(50, 0, 150, 54, shade) +
    bar(50, 206, 150, 54, shade) +
    path('M50,103H120A27,27 0 0 1 120,157H50Z', accent) +
    bar(0, 0, 54, 260, light) +
    times(3, (index) => bar(66 + index * 44, 8, 22, 38, light)),
};

const tones: Record<keyof typeof letters, readonly [Tone, Tone, Tone]> = {
  M: ['clay', 'clayDeep', 'gold'],
  A: ['gold', 'goldDeep', 'rose'],
  T: ['rose', 'roseDeep', 'gold'],
  E: ['paper', 'sand', 'clay'],
};

/** Draws MATE in `columns` columns with `gap` between the letters. */
export const mateLetters = (gap: number, columns: 2 | 4 = 4): string =>
  (['M', 'A', 'T', 'E'] as const)
    .map((name, index) => {
      const x = (index % columns) * (200 + gap);
      const y = Math.floor(index / columns) * (260 + gap);
      const [light, shade, accent] = tones[name];
      return `<g class="flat" transform="translate(${x},${y})">${letters[name](paint(light), paint(shade), paint(accent))}</g>`;
    })
    .join('');
