import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import subsetFont from 'subset-font';
import { letters, PACKAGES } from '../fonts/subset';
import { FACES } from '../src/theme/fonts';

/** A font of a picture, with its width and weight on the pages. */
interface Voice {
  readonly family: string;
  readonly source: keyof typeof PACKAGES;
  readonly axes: Readonly<Record<string, number>>;
}

/** The names in the font files, which are those of each variable font's default instance. */
export const DISPLAY = 'Bricolage Grotesque 96pt ExtraBold';
export const TEXT = 'Source Sans 3 ExtraLight';

const VOICES: readonly Voice[] = [
  { family: DISPLAY, source: 'bricolage-latin', axes: { opsz: 48, wdth: 75, wght: 800 } },
  { family: TEXT, source: 'source-latin', axes: { wght: 600 } },
];

/** Returns the fonts as static font files with the letters of the site's own fonts. */
export async function pictureFonts(): Promise<Uint8Array[]> {
  const require = createRequire(import.meta.url);
  return Promise.all(
    VOICES.map(async ({ source, axes }) => {
      const ranges = FACES.filter((face) => face.source === source).map(({ range }) => letters(range));
      return subsetFont(await readFile(require.resolve(PACKAGES[source])), ranges.join(''), {
        targetFormat: 'truetype',
        variationAxes: { ...axes },
        keepFeatures: ['kern', 'liga'],
        noHinting: true,
      });
    }),
  );
}
