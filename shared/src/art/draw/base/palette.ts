import { PALETTE } from '../../../palette';

/** The school's pigments and a few tones for drawings only. They are the same in light and dark mode. */
export const palette = {
  ...PALETTE,
  /** Below the edge of the stage. */
  pit: '#0B050A',
  /** Rigging above the stage and its wires. */
  steel: '#4B2F43',
  wire: '#6A4A5F',
  /** Heads in front of the stage, near and far. */
  shadow: '#3A2035',
  shadowDeep: '#2A1526',
  mauve: '#8D7580',
  lilac: '#B9A3AE',
  blush: '#D9C9CF',
  /** Bars of a chart that are not highlighted. */
  oat: '#DBCBAE',
  /** Skin in portraits, with its shaded half. */
  ebony: '#5C3526',
  ebonyDeep: '#44251A',
  umber: '#7C4A31',
  umberDeep: '#5F3522',
  sienna: '#99623F',
  siennaDeep: '#7A4A2D',
  amber: '#B57F55',
  amberDeep: '#94623D',
  /** Hair in portraits. */
  jet: '#1B1114',
  silver: '#CFC6C4',
} as const;

export type Tone = keyof typeof palette;

/** A tone of the palette, or `line` for the colour of the surrounding text. */
export type Line = Tone | 'line';

/** The three colours of a weft block: ground, figure, second figure. */
export type Colours = readonly [ground: Tone, figure: Tone, second: Tone];

/** Returns a tone as an SVG colour. */
export const paint = (tone: Line): string => (tone === 'line' ? 'currentColor' : palette[tone]);
