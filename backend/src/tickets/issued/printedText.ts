import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { create } from 'fontkit';

const require = createRequire(import.meta.url);

/** The weights in which texts are printed, each a file of a package. */
const files = { regular: '400Regular/NotoSans_400Regular.ttf', bold: '700Bold/NotoSans_700Bold.ttf' };

export type Weight = keyof typeof files;

/** Reads the file of a font. It is embedded as a subset, because the fonts of readers have only Latin letters. */
export const fontFile = (weight: Weight): Buffer =>
  readFileSync(require.resolve(`@expo-google-fonts/noto-sans/${files[weight]}`));

let letters: ReadonlySet<number> | undefined;

/** Returns the characters of the typeface, which both weights have. */
function lettersOfFont(): ReadonlySet<number> {
  if (letters) return letters;
  const font = create(fontFile('regular'));
  if (!('characterSet' in font)) throw new Error('The file has no font');
  return (letters = new Set(font.characterSet));
}

/** Longer texts are cut, so that a ticket fits its page. Characters as readers count them. */
const longest = 400;

const characters = new Intl.Segmenter('en', { granularity: 'grapheme' });

/**
 * Returns a typed text as the fonts can print it: Latin with the letters of Ghana's languages, Greek and Cyrillic.
 * @returns `isWhole` false when `?` stands for a character, such as an emoji
 */
export function printable(typed: string): { text: string; isWhole: boolean } {
  const known = lettersOfFont();
  const clean = typed
    .normalize('NFC')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/[\p{Cc}\p{Cs}]/gu, '');
  const all = [...characters.segment(clean.trim())].map(({ segment }) => segment);
  const has = (character: string) => [...character].every((letter) => known.has(letter.codePointAt(0)!));
  const shown = all.map((character) => {
    // What cannot be seen would turn the text around or take no place; emoji are joined by it.
    const seen = character.replaceAll(/\p{Cf}/gu, '');
    return has(seen) ? seen : '?';
  });
  const text = shown.slice(0, longest).join('') + (all.length > longest ? '…' : '');
  return { text, isWhole: all.every((character, at) => shown[at] !== '?' || character === '?') };
}
