import { oneErrorApart } from './oneErrorApart';
import { LEADS, SAME } from './synonyms';
import { bare, isEmpty, termOf, termsOf, wordsOf } from './words';

/** Terms that all have to be there. */
type Way = readonly string[];

/** A part of a question. */
export interface Concept {
  /** As it was typed. */
  readonly typed: string;
  /** What was typed, as the site may have it anywhere. */
  readonly own: readonly Way[];
  /** How the site heads what was asked for. */
  readonly headings: readonly Way[];
}

interface Lead {
  readonly asked: Way;
  readonly headings: readonly Way[];
}

/** Letters that a word must have for its beginning to be enough. */
const BEGINNING = 3;
/** Letters that a word must have for a typing error in it to be forgiven. */
const FORGIVEN = 4;

/** The longest first, so that 'piano lesson' is not taken for 'piano' alone. */
const leads: readonly Lead[] = LEADS.flatMap(([asked, found]) => {
  const headings = found.split(', ').map(termsOf);
  return asked.split(', ').map((expression) => ({ asked: termsOf(expression), headings }));
}).sort((one, other) => other.asked.length - one.asked.length);

const synonyms = [...SAME, ...LEADS.map(([asked]) => asked)].flatMap(wordsOf);

/**
 * Makes what reads questions.
 * @param vocabulary the terms of the site by the words that it has
 */
export function questionReader(vocabulary: ReadonlyMap<string, string>): (question: string) => Concept[] {
  const known = new Map([...synonyms.map((word) => [bare(word), termOf(word)] as const), ...vocabulary]);
  const terms = new Set(known.values());
  const termsLike = (isLike: (word: string) => boolean): string[] => [
    ...new Set([...known].flatMap(([word, term]) => (isLike(word) ? term : []))),
  ];

  /** A word is taken as it is; one that is nowhere as a beginning; one that begins nothing as a typing error. */
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
      const lead = leads.find(({ asked }) => asked.every((term, index) => read[at + index]?.includes(term)));
      length = lead?.asked.length ?? 1;
      const typed = words.slice(at, at + length);
      const isTelling = !typed.some(isEmpty);
      const isBegun = !lead && read[at]?.length === 0 && typed.join('').length < BEGINNING;
      if (isBegun || (!lead && !isTelling)) continue;
      const own = length > 1 && lead ? [lead.asked] : (read[at] ?? []).map((term) => [term]);
      concepts.push({
        typed: typed.join(' '),
        own: isTelling ? own : [],
        headings: lead?.headings ?? [],
      });
    }
    return concepts;
  };
}
