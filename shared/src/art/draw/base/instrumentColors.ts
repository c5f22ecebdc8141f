import { palette, type Tone } from './palette';

/** The grounds of an instrument. Each has its own instrument colours (counterchange). */
export type Ground = 'gold' | 'wine' | 'palm' | 'clay' | 'paper' | 'indigo' | 'rose' | 'ink' | 'sand';

type InstrumentColors = readonly [light: Tone, shade: Tone, dark: Tone, strings: Tone, accent: Tone];

const colorsOn: Record<Ground | 'bow', InstrumentColors> = {
  gold: ['wine', 'wineDeep', 'ink', 'paper', 'clay'],
  wine: ['gold', 'goldDeep', 'ink', 'paper', 'rose'],
  palm: ['clay', 'clayDeep', 'ink', 'paper', 'gold'],
  clay: ['paper', 'sand', 'ink', 'paper', 'gold'],
  paper: ['indigo', 'indigoDeep', 'ink', 'paper', 'clay'],
  indigo: ['gold', 'goldDeep', 'ink', 'paper', 'rose'],
  rose: ['wine', 'wineDeep', 'ink', 'paper', 'clay'],
  ink: ['clay', 'clayDeep', 'wineDeep', 'paper', 'gold'],
  sand: ['palm', 'palmDeep', 'ink', 'paper', 'clay'],
  bow: ['rose', 'roseDeep', 'rose', 'paper', 'ink'],
};

/** The five colours of every instrument. A class of {@link instrumentCss} sets their values. */
export const part = {
  light: 'var(--a)',
  shade: 'var(--b)',
  dark: 'var(--k)',
  strings: 'var(--l)',
  accent: 'var(--x)',
} as const;

export const instrumentClass = (ground: Ground | 'bow'): string => `on-${ground}`;

/** The rules of {@link instrumentClass}. The box of a drawing has them; a separate file embeds them. */
export const instrumentCss: string = Object.entries(colorsOn)
  .map(
    ([ground, [a, b, k, l, x]]) =>
      `.on-${ground}{--a:${palette[a]};--b:${palette[b]};--k:${palette[k]};--l:${palette[l]};--x:${palette[x]}}`,
  )
  .join('');

/** Writes the colours of a ground into the markup of an instrument, for a file that has no style sheet. */
export const instrumentOn = (ground: Ground, markup: string): string => {
  const [a, b, k, l, x] = colorsOn[ground].map((tone) => palette[tone]);
  const colours: Record<string, string | undefined> = { a, b, k, l, x };
  return markup.replace(/var\(--(\w)\)/g, (_, name: string) => colours[name] ?? '');
};
