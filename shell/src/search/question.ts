import { oneErrorApart } from './oneErrorApart';
import { LEADS, SAME } from './synonyms';
import { bare, isEmpty, termOf, termsOf, wordsOf } from './words';

/** Terms that must all be present. */
type Way = readonly string[];

/** A part of a query. */
export interface Concept {
  /** As it was typed. */
  readonly typed: string;
  /** What was typed, to be found anywhere. */
  readonly own: readonly Way[];
  /** Headings that answer it. */
  readonly headings: readonly Way[];
}

interface Lead {
  readonly phrase: Way;
  readonly headings: readonly Way[];
}

/** Minimum length for matching a word's beginning. */
const BEGINNING = 3;
/** Minimum length for tolerating a typing error. */
const FORGIVEN = 4;

/** The longest first, so that 'piano lesson' has precedence over 'piano'. */
const leads: readonly Lead[] = LEADS.flatMap(([phrase, found]) => {
  const headings = found.split(', ').map(termsOf);
  return phrase.split(', ').map((expression) => ({ phrase: termsOf(expression), headings }));
}).sort((one, other) => other.phrase.length - one.phrase.length);

const synonyms = [...SAME, ...LEADS.map(([phrase]) => phrase)].flatMap(wordsOf);

/** Returns a function that parses queries. @param vocabulary the terms of the site by their words */
export function questionReader(vocabulary: ReadonlyMap<string, string>): (question: string) => Concept[] {
  const termsByWord = new Map([
    ...synonyms.map((word) => [bare(word), termOf(word)] as const),
    ...vocabulary,
  ]);
  const terms = new Set(termsByWord.values());
  const termsLike = (isLike: (word: string) => boolean): string[] => [
    ...new Set([...termsByWord].flatMap(([word, term]) => (isLike(word) ? term : []))),
  ];

  /** Returns the terms of a word: exact matches, else matches of its beginning, else of one typing error. */
  function meant(word: string): readonly string[] {
    const term = termOf(word);
    if (terms.has(term)) return [term];
    const begun = word.length < BEGINNING ? [] : termsLike((other) => other.startsWith(word));
    if (begun.length > 0 || word.length < FORGIVEN) return begun;
    return termsLike((other) => other.length >= FORGIVEN && oneErrorApart(word, other));
  }

  return (question) => {
    const words = wordsOf(question).map(bare);
    const read = words.map(meant);
    const concepts: Concept[] = [];
    for (let at = 0, length = 1; at < words.length; at += length) {
      const lead = leads.find(({ phrase }) =>
        phrase.every((term, index) => read[at + index]?.includes(term)),
      );
      length = lead?.phrase.length ?? 1;
      const typed = words.slice(at, at + length);
      const isTelling = !typed.some(isEmpty);
      const isBegun = !lead && read[at]?.length === 0 && typed.join('').length < BEGINNING;
      if (isBegun || (!lead && !isTelling)) continue;
      const own = length > 1 && lead ? [lead.phrase] : (read[at] ?? []).map((term) => [term]);
      concepts.push({
        typed: typed.join(' '),
        own: isTelling ? own : [],
        headings: lead?.headings ?? [],
      });
    }
    return concepts;
  };
}
