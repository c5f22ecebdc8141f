import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';
import { FACES, type Face } from '../src/theme/fonts.ts';

const require = createRequire(import.meta.url);

/** The folders of the complete fonts. */
export const PACKAGES: Record<Face['source'], string> = {
  'bricolage-latin':
    '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-standard-normal.woff2',
  'bricolage-latin-ext':
    '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-ext-standard-normal.woff2',
  'source-latin': '@fontsource-variable/source-sans-3/files/source-sans-3-latin-wght-normal.woff2',
  'source-latin-ext': '@fontsource-variable/source-sans-3/files/source-sans-3-latin-ext-wght-normal.woff2',
};

/** Returns all letters of a CSS unicode-range. */
export function letters(range: string): string {
  return range
    .split(',')
    .map((part) => part.slice('U+'.length).split('-'))
    .flatMap(([from = '', to = from]) => {
      const first = parseInt(from, 16);
      return Array.from({ length: parseInt(to, 16) - first + 1 }, (_, at) =>
        String.fromCodePoint(first + at),
      );
    })
    .join('');
}

/** Reduces a face to the letters, axes and features that the site uses. */
export async function subsetFace({ source, range, axes, features }: Face): Promise<Buffer> {
  const font = await readFile(require.resolve(PACKAGES[source]));
  return subsetFont(font, letters(range), {
    targetFormat: 'woff2',
    variationAxes: axes,
    keepFeatures: [...features],
    noHinting: true,
  });
}

/** Writes the site's font files to a folder. The same input gives the same bytes. */
export async function writeFonts(folder: string): Promise<readonly { file: string; bytes: number }[]> {
  await mkdir(folder, { recursive: true });
  const written = [];
  for (const face of FACES) {
    const bytes = await subsetFace(face);
    await writeFile(join(folder, face.file), bytes);
    written.push({ file: face.file, bytes: bytes.length });
  }
  return written;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const folder = process.argv[2];
  if (!folder) {
    console.error('Usage: tsx shared/fonts/subset.ts <folder>');
    process.exit(2);
  }
  for (const { file, bytes } of await writeFonts(folder)) console.log(`${file} ${bytes}`);
}
