import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import subsetFont from 'subset-font';
import { letters, PACKAGES } from '../fonts/subset';
import { FACES } from '../src/theme/fonts';

/** A voice of a picture, with the width and weight that it has on the pages. */
interface Voice {
  readonly family: string;
  readonly source: keyof typeof PACKAGES;
  readonly axes: Readonly<Record<string, number>>;
}

/** The names that the font files give themselves: those of the face that each variable font starts from. */
export const DISPLAY = 'Bricolage Grotesque 96pt ExtraBold';
export const TEXT = 'Source Sans 3 ExtraLight';

const VOICES: readonly Voice[] = [
  { family: DISPLAY, source: 'bricolage-latin', axes: { opsz: 48, wdth: 75, wght: 800 } },
  { family: TEXT, source: 'source-latin', axes: { wght: 600 } },
];

/** The voices as font files that stand still, with the letters that the site's own fonts have. */
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
