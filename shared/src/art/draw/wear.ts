import { palette, type Tone } from './palette';

/** The grounds an instrument can stand on; on each it puts on other colours (counterchange). */
export type Ground = 'gold' | 'wine' | 'palm' | 'clay' | 'paper' | 'indigo' | 'rose' | 'ink' | 'sand';

type Wear = readonly [light: Tone, shade: Tone, dark: Tone, strings: Tone, accent: Tone];

const wears: Record<Ground | 'bow', Wear> = {
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

/** The five colours every instrument is drawn in; a class of {@link wearCss} gives them their values. */
export const part = {
  light: 'var(--a)',
  shade: 'var(--b)',
  dark: 'var(--k)',
  strings: 'var(--l)',
  accent: 'var(--x)',
} as const;

export const wearClass = (ground: Ground | 'bow'): string => `wear-${ground}`;

/** The rules behind {@link wearClass}; the box of a drawing carries them, a file of its own embeds them. */
export const wearCss: string = Object.entries(wears)
  .map(
    ([ground, [a, b, k, l, x]]) =>
      `.wear-${ground}{--a:${palette[a]};--b:${palette[b]};--k:${palette[k]};--l:${palette[l]};--x:${palette[x]}}`,
  )
  .join('');
