import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { FACES, FONT_FILES } from '../src/theme/fonts';
import { letters, subsetFace } from './subset';

const FIRST_PAGE_LIMIT = 45 * 1024;

describe('font files', () => {
  it.each(Object.values(FONT_FILES))('%s is small enough for a first page', async (file) => {
    const face = FACES.find((one) => one.file === file)!;
    expect((await subsetFace(face)).length).toBeLessThanOrEqual(FIRST_PAGE_LIMIT);
  });

  it('are identical on every run', async () => {
    const cedi = FACES.find(({ file }) => file === 'bricolage-cedi.woff2')!;
    const hash = async () =>
      createHash('sha256')
        .update(await subsetFace(cedi))
        .digest('hex');
    expect(await hash()).toBe(await hash());
  });

  it.each(['₵', 'ɛ', 'ɔ', 'ŋ', 'ɖ', 'ƒ', 'ɣ', 'ʋ', 'é', '–'])('%s is declared for running text', (letter) => {
    const text = FACES.filter(({ family }) => family === '"Source Sans"');
    expect(text.some(({ range }) => letters(range).includes(letter))).toBe(true);
  });
});
