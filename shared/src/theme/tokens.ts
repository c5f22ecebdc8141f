/**
 * Colours. The first block follows the ground and the scheme: use it for text, surfaces and lines.
 * The second block holds pigments, which stay the same by day and night: use them for coloured blocks and art.
 */
export const color = {
  ground: 'var(--ground)',
  text: 'var(--fg)',
  muted: 'var(--muted)',
  accent: 'var(--accent)',
  line: 'var(--line)',
  rule: 'var(--rule)',
  focus: 'var(--focus)',
  field: 'var(--field)',
  quiet: 'var(--quiet)',
  strong: 'var(--strong)',
  onStrong: 'var(--on-strong)',
  onStrongMuted: 'var(--on-strong-muted)',
  onStrongAccent: 'var(--on-strong-accent)',
  beat: 'var(--on-gold)',
  onBeat: 'var(--on-gold-beat)',
  error: 'var(--error)',
  errorGround: 'var(--error-ground)',

  paper: 'var(--paper)',
  card: 'var(--card)',
  sand: 'var(--sand)',
  ink: 'var(--ink)',
  ink2: 'var(--ink-2)',
  wine: 'var(--wine)',
  wineDeep: 'var(--wine-d)',
  gold: 'var(--gold)',
  goldDeep: 'var(--gold-d)',
  clay: 'var(--clay)',
  clayDeep: 'var(--clay-d)',
  palm: 'var(--palm)',
  palmDeep: 'var(--palm-d)',
  palmMist: 'var(--palm-mist)',
  indigo: 'var(--indigo)',
  indigoDeep: 'var(--indigo-d)',
  rose: 'var(--rose)',
  roseDeep: 'var(--rose-d)',
  night: 'var(--night)',
  night2: 'var(--night-2)',
  night3: 'var(--night-3)',
  mist: 'var(--mist)',
  /** Veil behind a dialog or drawer. */
  veil: 'var(--veil)',
} as const;

/** The 4 px scale: `s1` is 4 px, `s6` 24 px, `s32` 128 px; `gutter` and `section` are fluid. */
export const space = {
  s1: 'var(--s1)',
  s2: 'var(--s2)',
  s3: 'var(--s3)',
  s4: 'var(--s4)',
  s5: 'var(--s5)',
  s6: 'var(--s6)',
  s8: 'var(--s8)',
  s10: 'var(--s10)',
  s12: 'var(--s12)',
  s16: 'var(--s16)',
  s20: 'var(--s20)',
  s24: 'var(--s24)',
  s32: 'var(--s32)',
  gutter: 'var(--gut)',
  section: 'var(--sec)',
  /** Fluid room between the two halves of a split. */
  split: 'var(--split)',
} as const;

/** Families. */
export const font = { display: 'var(--display)', text: 'var(--text)' } as const;

/** Sizes of type. */
export const size = {
  hero: 'var(--t-hero)',
  t1: 'var(--t-1)',
  t2: 'var(--t-2)',
  t3: 'var(--t-3)',
  t4: 'var(--t-4)',
  lead: 'var(--t-lead)',
  body: 'var(--t-body)',
  small: 'var(--t-small)',
  mini: 'var(--t-mini)',
} as const;

/** Voices of type, as fragments of CSS; combine each with a `size`. */
export const type = {
  /** Heavy and narrow: heroes and section headings. */
  display: `font-family:${font.display};font-stretch:75%;font-weight:800;line-height:.88;letter-spacing:-.02em;text-wrap:balance;`,
  /** Headings inside a section. */
  title: `font-family:${font.display};font-stretch:80%;font-weight:700;line-height:1.02;letter-spacing:-.004em;text-wrap:balance;`,
  /** Headings of cards, rows and groups. */
  subtitle: `font-family:${font.display};font-stretch:88%;font-weight:650;line-height:1.12;`,
  /** Large figures: amounts, counts, times. */
  figure: `font-family:${font.display};font-stretch:78%;font-weight:800;line-height:1;font-variant-numeric:tabular-nums lining-nums;`,
  lead: `font-size:${size.lead};line-height:1.42;max-width:36em;text-wrap:pretty;`,
  body: `font:400 ${size.body}/1.55 ${font.text};`,
  small: `font-size:${size.small};line-height:1.4;`,
  mini: `font-size:${size.mini};line-height:1.35;`,
  label: `font-weight:700;font-size:var(--t-label);line-height:1.3;`,
  /** Figures that are compared with each other. */
  numeric: `font-variant-numeric:tabular-nums lining-nums;`,
} as const;

/** Widths of lines: hairline rule, list rule, field border, wrong field, bar line, error bar. */
export const line = {
  hair: '1px',
  list: '1.5px',
  field: '2px',
  wrong: '3px',
  bar: '5px',
  errorBar: '6px',
} as const;

/** Measures that components share. */
export const measure = {
  page: '1568px',
  text: '40em',
  lead: '36em',
  form: '640px',
  dialog: '660px',
  drawer: '392px',
  target: '44px',
  control: '52px',
  input: '56px',
  header: 'var(--header)',
} as const;

/** Shape: corners are square or a full arc, nothing in between. */
export const radius = { none: '0', full: '50%' } as const;

/** Motion counts in beats. Off as a whole under `prefers-reduced-motion`. */
export const motion = {
  beat: 'var(--beat)',
  ease: 'var(--ease)',
  /** A transition of one property, one beat long: `transition: ${motion.on('width')}`. */
  on: (property: string): string => `${property} var(--beat) var(--ease)`,
} as const;

/** Media queries for styled parts: `${media.phone} { … }`. */
export const media = {
  tiny: '@media (max-width: 359px)',
  phone: '@media (max-width: 640px)',
  tablet: '@media (max-width: 980px)',
  /** Where the navigation folds into a menu. */
  nav: '@media (max-width: 1100px)',
  desktop: '@media (min-width: 981px)',
  hover: '@media (hover: hover)',
  stillness: '@media (prefers-reduced-motion: reduce)',
  moving: '@media (prefers-reduced-motion: no-preference)',
  print: '@media print',
} as const;

/** Stacking order of what floats. */
export const layer = { sticky: 5, bar: 10, header: 20, drawer: 30, toast: 50, skip: 99 } as const;
