import { PALETTE } from '../../../palette';

/** The pigments of the school and the few tones that only the drawings need. They are the same by day and night. */
export const palette = {
  ...PALETTE,
  /** Below the edge of the stage. */
  pit: '#0B050A',
  /** Rigging over the stage, and the wires of what hangs from it. */
  steel: '#4B2F43',
  wire: '#6A4A5F',
  /** Heads in front of the stage, nearer and further. */
  shadow: '#3A2035',
  shadowDeep: '#2A1526',
  mauve: '#8D7580',
  lilac: '#B9A3AE',
  blush: '#D9C9CF',
  /** Bars of a chart that are not the one meant. */
  oat: '#DBCBAE',
} as const;

export type Tone = keyof typeof palette;

/** A tone of the palette, or `line`: the colour of the text around the drawing. */
export type Line = Tone | 'line';

/** The three colours of a weft block: ground, figure, second figure. */
export type Colours = readonly [ground: Tone, figure: Tone, second: Tone];

/** A tone as an SVG colour. */
export const paint = (tone: Line): string => (tone === 'line' ? 'currentColor' : palette[tone]);
