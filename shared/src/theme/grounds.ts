import { PALETTE as P } from '../palette';

/** The grounds of sections, cards and pages. */
export const GROUNDS = [
  'paper',
  'card',
  'sand',
  'ink',
  'wine',
  'gold',
  'palm',
  'indigo',
  'rose',
  'night',
  'night2',
] as const;

export type Ground = (typeof GROUNDS)[number];

export type Scheme = 'light' | 'dark';

/** The colours of every ground, by purpose and not by pigment. */
export interface GroundColors {
  /** The ground itself. */
  ground: string;
  /** Primary text. */
  text: string;
  /** Secondary text. */
  muted: string;
  /** Highlighted text: current item, eyebrow, live number. */
  accent: string;
  /** Bar lines, borders of fields, block rules. */
  line: string;
  /** The focus ring. */
  focus: string;
  /** Background of a field. */
  field: string;
  /** Tertiary surface: table head, presets, prefixes. */
  quiet: string;
  /** The opposite of the ground: current row, selected card, primary button. */
  strong: string;
  /** Text on `strong`. */
  onStrong: string;
  /** Secondary text on `strong`. */
  onStrongMuted: string;
  /** Highlighted text on `strong`. */
  onStrongAccent: string;
  /** The beat square of a gold button. */
  beat: string;
  /** The half-disc on that square. */
  onBeat: string;
  /** Error text, always together with icon, bar and message. */
  error: string;
  /** Ground of an error summary. */
  errorGround: string;
}

const onLight: GroundColors = {
  ground: P.paper,
  text: P.ink,
  muted: P.ink2,
  accent: P.wine,
  line: P.ink,
  focus: P.indigo,
  field: P.card,
  quiet: P.sand,
  strong: P.ink,
  onStrong: P.paper,
  onStrongMuted: P.mist,
  onStrongAccent: P.gold,
  beat: P.ink,
  onBeat: P.gold,
  error: P.error,
  errorGround: P.errorGround,
};

const onDark: GroundColors = {
  ground: P.night,
  text: P.paper,
  muted: P.mist,
  accent: P.gold,
  line: P.paper,
  focus: P.gold,
  field: P.night2,
  quiet: P.night3,
  strong: P.paper,
  onStrong: P.ink,
  onStrongMuted: P.ink2,
  onStrongAccent: P.wine,
  beat: P.clay,
  onBeat: P.paper,
  error: P.rose,
  errorGround: P.wineDeep,
};

const onBright = { ...onLight, muted: P.ink, error: P.wineDeep };

/** The grounds in the light scheme. */
export const LIGHT: Record<Ground, GroundColors> = {
  paper: onLight,
  card: { ...onLight, ground: P.card },
  sand: { ...onLight, ground: P.sand, quiet: P.paper },
  gold: { ...onBright, ground: P.gold, focus: P.ink, quiet: P.goldDeep },
  rose: { ...onBright, ground: P.rose, quiet: P.roseDeep },
  ink: { ...onDark, ground: P.ink, field: P.night },
  wine: { ...onDark, ground: P.wine, field: P.wineDeep, quiet: P.wineDeep },
  palm: {
    ...onDark,
    ground: P.palm,
    muted: P.palmMist,
    accent: P.paper,
    field: P.palmDeep,
    quiet: P.palmDeep,
    error: P.errorGround,
  },
  indigo: { ...onDark, ground: P.indigo, field: P.indigoDeep, quiet: P.indigoDeep },
  night: onDark,
  night2: { ...onDark, ground: P.night2, field: P.night },
};

/** The grounds in the dark scheme: paper becomes the stage, and every colour its shade. */
export const DARK: Record<Ground, GroundColors> = {
  ...LIGHT,
  paper: onDark,
  card: LIGHT.night2,
  sand: { ...onDark, ground: P.night3, field: P.night, quiet: P.night2 },
  gold: { ...LIGHT.gold, ground: P.goldDeep, accent: P.wineDeep, quiet: P.gold },
  rose: { ...LIGHT.rose, ground: P.roseDeep, accent: P.wineDeep, quiet: P.rose },
  wine: { ...LIGHT.wine, ground: P.wineDeep, field: P.night, quiet: P.wine, errorGround: P.night },
  palm: { ...LIGHT.palm, ground: P.palmDeep, accent: P.gold, field: P.night, quiet: P.palm },
  indigo: { ...LIGHT.indigo, ground: P.indigoDeep, field: P.night, quiet: P.indigo },
};

type Role = keyof GroundColors;

/** Every pair of text and ground that components may combine; each must reach 4.5 : 1. */
export const TEXT_PAIRS: readonly (readonly [Role, Role])[] = [
  ['text', 'ground'],
  ['muted', 'ground'],
  ['accent', 'ground'],
  ['error', 'ground'],
  ['text', 'field'],
  ['muted', 'field'],
  ['text', 'quiet'],
  ['onStrong', 'strong'],
  ['onStrongMuted', 'strong'],
  ['onStrongAccent', 'strong'],
  ['error', 'errorGround'],
  ['text', 'errorGround'],
];

/** Pairs of shapes that must be distinguishable; each must reach 3 : 1. */
export const SHAPE_PAIRS: readonly (readonly [Role, Role])[] = [
  ['line', 'ground'],
  ['line', 'field'],
  ['focus', 'ground'],
];
