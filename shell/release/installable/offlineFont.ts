import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import subsetFont from 'subset-font';
import { PACKAGES } from '../../../shared/fonts/subset';

/** Returns the display font with only the letters of some text, as a data URL, because the page cannot load files. */
export async function offlineFont(words: string): Promise<string> {
  const require = createRequire(join(import.meta.dirname, '../../../shared/package.json'));
  const font = await subsetFont(await readFile(require.resolve(PACKAGES['bricolage-latin'])), words, {
    targetFormat: 'woff2',
    variationAxes: { opsz: 48, wdth: 75, wght: 800 },
    keepFeatures: ['kern', 'liga'],
    noHinting: true,
  });
  return `data:font/woff2;base64,${Buffer.from(font).toString('base64')}`;
}
