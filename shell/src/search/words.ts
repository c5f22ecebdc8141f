import { stemmer } from 'stemmer';
import { foldText } from '@school/shared/format';
import { SAME } from './synonyms';

/** Stop words of a query. Single letters remain after an apostrophe. */
const EMPTY = new Set(
  'a about am an and any are as at be been by can could d did do does for from had has have he her his how i if in into is it its ll m many may me much must my of on or our please s school she should so some t tell that the their them there these they this to us ve want was we were what when where which who will with would you your'.split(
    ' ',
  ),
);

/** Returns a word in lower case without accents. */
export const bare = (word: string): string => foldText(word).toLowerCase();

const stems = new Map<string, string>();

/** Caches stems, because a page repeats words. */
function stemOf(word: string): string {
  const stem = stems.get(word) ?? stemmer(bare(word));
  stems.set(word, stem);
  return stem;
}

/** The first of each group of synonyms represents all of them. */
const SAME_TERMS = new Map(
  SAME.flatMap((group) => {
    const terms = group.split(' ').map(stemOf);
    return terms.map((term) => [term, terms[0] ?? term] as const);
  }),
);

/** Returns a word's term in the index: the stem of the word, or of the first of its synonyms. */
export function termOf(word: string): string {
  const stem = stemOf(word);
  return SAME_TERMS.get(stem) ?? stem;
}

/** Returns whether a word is a stop word. */
export const isEmpty = (word: string): boolean => EMPTY.has(bare(word));

/** A word of a text, as MiniSearch tokenises it. */
export const WORD = /[^\n\r\p{Z}\p{P}]+/gu;

/** Returns the words of a text. */
export const wordsOf = (text: string): string[] => text.match(WORD) ?? [];

/** Returns the terms of a text, in order. */
export const termsOf = (text: string): string[] => wordsOf(text).map(termOf);
