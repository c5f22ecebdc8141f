import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { create } from 'fontkit';

const require = createRequire(import.meta.url);

/** The weights in which texts are printed, each a file of a package. */
const files = { regular: '400Regular/SourceSans3_400Regular.ttf', bold: '700Bold/SourceSans3_700Bold.ttf' };

export type Weight = keyof typeof files;

/** Reads the file of a font. It is embedded as a subset, because the fonts of readers have only Latin letters. */
export const fontFile = (weight: Weight): Buffer =>
  readFileSync(require.resolve(`@expo-google-fonts/source-sans-3/${files[weight]}`));

let letters: ReadonlySet<number> | undefined;

/** Returns the characters of the typeface, which both weights have. */
function lettersOfFont(): ReadonlySet<number> {
  if (letters) return letters;
  const font = create(fontFile('regular'));
  if (!('characterSet' in font)) throw new Error('The file has no font');
  return (letters = new Set(font.characterSet));
}

/** Longer texts are cut, so that a ticket fits its page. Characters as readers count them. */
const longest = 120;

const characters = new Intl.Segmenter('en', { granularity: 'grapheme' });

/**
 * Returns a typed text as the fonts can print it: Latin with the letters of Ghana's languages, Greek and Cyrillic.
 * @returns `isWhole` false when `?` stands for a character, such as an emoji
 */
export function printable(typed: string): { text: string; isWhole: boolean } {
  const known = lettersOfFont();
  // Characters that cannot be seen would turn the text around or take no place.
  const clean = typed
    .normalize('NFC')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/[\p{Cc}\p{Cs}\u202a-\u202e\u2066-\u2069]/gu, '');
  const all = [...characters.segment(clean.trim())].map(({ segment }) => segment);
  const has = (character: string) => [...character].every((letter) => known.has(letter.codePointAt(0)!));
  const text = all.slice(0, longest).map((character) => (has(character) ? character : '?'));
  return { text: text.join('') + (all.length > longest ? '…' : ''), isWhole: all.every(has) };
}
