import { stemmer } from 'stemmer';
import { foldText } from '@school/shared/format';
import { SAME } from './synonyms';

/** Words of a question that say nothing of what is looked for. Single letters are what an apostrophe leaves. */
const EMPTY = new Set(
  'a about am an and any are as at be been by can could d did do does for from had has have he her his how i if in into is it its ll m many may me much must my of on or our please s school she should so some t tell that the their them there these they this to us ve want was we were what when where which who will with would you your'.split(
    ' ',
  ),
);

/** A word without case and accents. */
export const bare = (word: string): string => foldText(word).toLowerCase();

const stems = new Map<string, string>();

/** A page has few words many times. */
function stemOf(word: string): string {
  const stem = stems.get(word) ?? stemmer(bare(word));
  stems.set(word, stem);
  return stem;
}

/** The first of each group of synonyms stands for all of them. */
const SAME_TERMS = new Map(
  SAME.flatMap((group) => {
    const terms = group.split(' ').map(stemOf);
    return terms.map((term) => [term, terms[0] ?? term] as const);
  }),
);

/** The term that stands for a word in the index: the stem of the word, or of the first of its synonyms. */
export function termOf(word: string): string {
  const stem = stemOf(word);
  return SAME_TERMS.get(stem) ?? stem;
}

/** Whether a word says nothing of what is looked for. */
export const isEmpty = (word: string): boolean => EMPTY.has(bare(word));

/** A word of a text, the same as MiniSearch cuts them. */
export const WORD = /[^\n\r\p{Z}\p{P}]+/gu;

/** The words of a text. */
export const wordsOf = (text: string): string[] => text.match(WORD) ?? [];

/** The terms of a text, in the order of their words. */
export const termsOf = (text: string): string[] => wordsOf(text).map(termOf);
