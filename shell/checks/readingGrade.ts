/**
 * Returns the Flesch-Kincaid grade of a text: the school year in which it can be read.
 * @param text a text, with `…` for each value that it inserts
 * @param familiar words that count as one syllable, since readers know them from what the text is about
 */
export function readingGrade(text: string, familiar?: RegExp): number {
  const sentences = text
    .split(/[.!?:;]+(?=\s|$)/u)
    .map(wordsOf)
    .filter(({ length }) => length > 0);
  const words = sentences.flat();
  const syllables = words.reduce((sum, word) => sum + (familiar?.test(word) ? 1 : syllablesOf(word)), 0);
  return 0.39 * (words.length / sentences.length) + 11.8 * (syllables / words.length) - 15.59;
}

/** Returns the words of a text; an inserted value counts as one. */
export const wordsOf = (text: string): string[] => text.match(/[\p{L}\p{N}…][\p{L}\p{N}’…-]*/gu) ?? [];

/** Letters that are silent at the end of a word or part. */
const SILENT = /(?:[^laeiouy]es(?<![cgsxz]es|[cs]hes)|[^aeiouytd]ed|[^aeiouyl]e|[aeiouy]le)$/u;

/** Two vowels that are two syllables, and consonants that are one. */
const APART = /i[ao](?!n)|i(?:um|est|er|et)|e[ou](?:[^su]|$)|u[ao]l|sm$/gu;

/** Returns about how many syllables an English word has, by its groups of vowels; at least one. */
const syllablesOf = (word: string): number =>
  word
    .normalize('NFD')
    .toLowerCase()
    .replaceAll(/[’'][a-z]*/gu, '')
    .split(/[^a-z]+/u)
    .filter(Boolean)
    .reduce((sum, part) => {
      const heard = part.replace(SILENT, (end) => end[0] ?? '');
      const count = heard.match(/[aeiouy]+/gu)?.length ?? 0;
      return sum + Math.max(1, count + (part.match(APART)?.length ?? 0));
    }, 0) || 1;
