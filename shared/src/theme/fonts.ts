/** A font file: its source, its letters, and the retained axes and features. */
export interface Face {
  family: 'Bricolage' | '"Source Sans"';
  file: string;
  source: 'bricolage-latin' | 'bricolage-latin-ext' | 'source-latin' | 'source-latin-ext';
  /** Letters as a CSS unicode-range. */
  range: string;
  axes: Record<string, number | { min: number; max: number }>;
  features: readonly string[];
}

const PUNCTUATION = 'U+00A0,U+00A9,U+00B7,U+00D7,U+2013-2014,U+2018-2019,U+201C-201D,U+2022,U+2026,U+2212';
const ACCENTS = 'U+00A1-00A8,U+00AA-00B6,U+00B8-00D6,U+00D8-00FF,U+0131,U+0152-0153,U+20AC,U+2122';

/** The letters of Twi, Ga and Ewe with their tone marks. */
const GHANAIAN =
  'U+0128-0129,U+0168-0169,U+0186,U+0189,U+0190-0192,U+0194,U+01B2,U+014A-014B,U+0254,U+0256,U+025B,U+0263,U+028B,U+0300-0304,U+030C,U+1EBC-1EBD';

/**
 * The currency sign of every amount. It has its own files, because few pages that show it need other letters of these
 * ranges.
 */
export const CEDI_SIGN = '\u20B5';
const CEDI = 'U+20B5';

/**
 * The axes that the type styles use. The optical size is pinned so that small headings stay legible; large ones have
 * tighter tracking.
 */
const BRICOLAGE = {
  family: 'Bricolage',
  axes: { opsz: 48, wdth: { min: 75, max: 90 }, wght: { min: 650, max: 800 } },
} as const;

const SOURCE = {
  family: '"Source Sans"',
  axes: { wght: { min: 400, max: 800 } },
  features: ['kern', 'liga', 'ccmp', 'mark', 'tnum', 'lnum'],
} as const;

/** The site's font files. A first page needs the `FONT_FILES`. */
export const FACES: readonly Face[] = [
  {
    ...BRICOLAGE,
    file: 'bricolage.woff2',
    source: 'bricolage-latin',
    range: `U+0020-007E,${PUNCTUATION}`,
    features: ['kern', 'liga', 'tnum', 'lnum'],
  },
  {
    ...BRICOLAGE,
    file: 'bricolage-accents.woff2',
    source: 'bricolage-latin',
    range: ACCENTS,
    features: ['tnum', 'lnum'],
  },
  {
    ...BRICOLAGE,
    file: 'bricolage-cedi.woff2',
    source: 'bricolage-latin-ext',
    range: CEDI,
    features: [],
  },
  {
    ...SOURCE,
    file: 'source-sans.woff2',
    source: 'source-latin',
    range: `U+0020-007E,${PUNCTUATION},${ACCENTS}`,
  },
  { ...SOURCE, file: 'source-sans-cedi.woff2', source: 'source-latin-ext', range: CEDI },
  { ...SOURCE, file: 'source-sans-ghana.woff2', source: 'source-latin-ext', range: GHANAIAN },
];

const descriptors = {
  Bricolage: 'font-stretch:75% 90%;font-weight:650 800',
  '"Source Sans"': 'font-weight:400 800',
};

const ruleOf = ({ family, file, range }: Face, baseUrl: string): string =>
  `@font-face{font-family:${family};src:url(${baseUrl}${file}) format("woff2");${descriptors[family]};font-style:normal;font-display:swap;unicode-range:${range}}`;

/**
 * Declares local fallback fonts with the metrics of the real fonts, so that lines do not wrap differently when those
 * load.
 */
const fallback = (family: string, locals: readonly string[], metrics: string): string =>
  `@font-face{font-family:${family};src:${locals.map((name) => `local("${name}")`).join(',')};${metrics};line-gap-override:0%;unicode-range:U+0000-00FF,U+2000-206F}`;

const bold = ['Arial Bold', 'Liberation Sans Bold', 'Roboto Bold', 'Arial', 'Roboto'];
const plain = ['Arial', 'Liberation Sans', 'Roboto'];

const FALLBACKS = [
  fallback(
    '"Bricolage Fallback"',
    bold,
    'font-stretch:75% 79%;size-adjust:73.9%;ascent-override:126%;descent-override:37%',
  ),
  fallback(
    '"Bricolage Fallback"',
    bold,
    'font-stretch:80% 87%;size-adjust:76.7%;ascent-override:121%;descent-override:35%',
  ),
  fallback(
    '"Bricolage Fallback"',
    bold,
    'font-stretch:88% 100%;size-adjust:84.4%;ascent-override:110%;descent-override:32%',
  ),
  fallback(
    '"Source Sans Fallback"',
    plain,
    'font-weight:400 599;size-adjust:93.4%;ascent-override:109%;descent-override:43%',
  ),
  fallback(
    '"Source Sans Fallback"',
    bold,
    'font-weight:600 800;size-adjust:91.6%;ascent-override:111%;descent-override:44%',
  ),
];

/** Returns the @font-face rules. `baseUrl` is the URL of the fonts' folder with a trailing slash. */
export const fontFaces = (baseUrl: string): string =>
  [...FACES.map((face) => ruleOf(face, baseUrl)), ...FALLBACKS].join('\n');

/**
 * The files to preload on a first page, with the cedi sign where running text has one, because loading it late shifts
 * the whole page.
 */
export const FONT_FILES = {
  display: 'bricolage.woff2',
  text: 'source-sans.woff2',
  cedi: 'source-sans-cedi.woff2',
} as const;
