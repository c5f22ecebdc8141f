/** The files that `shared/fonts/subset.ts` writes. */
export const FONT_FILES = {
  display: 'bricolage.woff2',
  displayExt: 'bricolage-ext.woff2',
  text: 'source-sans.woff2',
  textExt: 'source-sans-ext.woff2',
} as const;

/** Letters of the main files: Latin as English, French and German write it, with its punctuation. */
export const LATIN =
  'U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+0304,U+0308,U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215,U+FEFF,U+FFFD';

/** Letters of the second files: the cedi sign and the letters of Twi, Ga and Ewe. */
export const GHANAIAN =
  'U+0100-0101,U+0112-0113,U+0128-0129,U+012A-012B,U+014A-014D,U+0168-0169,U+016A-016B,U+0186,U+0189-018A,U+0190-0192,U+0194,U+01B2,U+01CD-01D4,U+0254,U+0256,U+025B,U+0263,U+028B,U+0300-0303,U+1EBC-1EBD,U+20B5';

const face = (family: string, url: string, stretch: string, weight: string, range: string): string =>
  `@font-face{font-family:${family};src:url(${url}) format("woff2");${stretch}font-weight:${weight};font-style:normal;font-display:swap;unicode-range:${range}}`;

/** Local stand-ins, set to the widths of the real faces so that no line breaks anew when those arrive. */
const fallbacks = `@font-face{font-family:"Bricolage Fallback";src:local("Arial Bold"),local("Arial"),local("Liberation Sans Bold"),local("Roboto Bold"),local("Roboto");size-adjust:82%;ascent-override:113%;descent-override:33%;line-gap-override:0%;unicode-range:U+0000-00FF,U+2000-206F}
@font-face{font-family:"Source Sans Fallback";src:local("Arial"),local("Liberation Sans"),local("Roboto");size-adjust:94%;ascent-override:109%;descent-override:42%;line-gap-override:0%;unicode-range:U+0000-00FF,U+2000-206F}`;

/** The @font-face rules, given the address of the folder that holds the files (with its closing slash). */
export const fontFaces = (baseUrl: string): string => {
  const stretch = 'font-stretch:75% 100%;';
  return [
    face('Bricolage', baseUrl + FONT_FILES.display, stretch, '500 800', LATIN),
    face('Bricolage', baseUrl + FONT_FILES.displayExt, stretch, '500 800', GHANAIAN),
    face('"Source Sans"', baseUrl + FONT_FILES.text, '', '400 800', LATIN),
    face('"Source Sans"', baseUrl + FONT_FILES.textExt, '', '400 800', GHANAIAN),
    fallbacks,
  ].join('\n');
};
