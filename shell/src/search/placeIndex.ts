import MiniSearch, { type SearchOptions } from 'minisearch';
import type { Place } from './place';
import type { Concept } from './question';
import { bare, termOf } from './words';

/** How well a place answers a part of a question. */
interface Answer {
  readonly score: number;
  /** The terms that were found, and whether any of them stands in its heading. */
  readonly terms: readonly string[];
  readonly headed: boolean;
}

/** Answers by the number of their place. */
export type Answers = ReadonlyMap<number, Answer>;

export interface PlaceIndex {
  /** The terms of all places by the words that they have. */
  readonly vocabulary: ReadonlyMap<string, string>;
  readonly answer: (concept: Concept) => Answers;
}

const EVERYWHERE = { fields: ['page', 'heading', 'anchor', 'text'], weight: 1 };
/** A heading that is said to answer what was asked counts more than words that happen to be there. */
const IN_HEADINGS = { fields: ['heading', 'anchor'], weight: 2 };

/** Queries are terms already. */
const SEARCH: SearchOptions = {
  tokenize: (term) => [term],
  processTerm: (term) => term,
  boost: { heading: 3, anchor: 2 },
};

/** Places that are indexed at a time: on a slow phone all of them take a second, in which people type. */
const AT_A_TIME = 20;

/** Makes one index over all places, so that a word weighs the same wherever it stands. */
export async function indexPlaces(places: readonly Place[]): Promise<PlaceIndex> {
  const vocabulary = new Map<string, string>();
  const index = new MiniSearch<{ readonly id: number; readonly place: Place }>({
    fields: EVERYWHERE.fields,
    extractField: ({ id, place }, name) =>
      ({
        id: String(id),
        page: place.top ? '' : place.page.title,
        heading: place.name,
        // What a section is called in addresses: `contact` stands over ‘Come, ring or write’.
        anchor: place.top ? place.page.path : (place.id?.replace(/-title$/, '') ?? ''),
        text: place.text,
      })[name] ?? '',
    processTerm(word) {
      const term = termOf(word);
      vocabulary.set(bare(word), term);
      return term;
    },
  });
  await index.addAllAsync(
    places.map((place, id) => ({ id, place })),
    { chunkSize: AT_A_TIME },
  );

  function answer({ own, headings }: Concept): Answers {
    const answers = new Map<number, Answer>();
    const ways = [
      ...own.map((way) => ({ ...EVERYWHERE, way })),
      ...headings.map((way) => ({ ...IN_HEADINGS, way })),
    ];
    for (const { way, fields, weight } of ways) {
      const query = { combineWith: 'AND' as const, queries: [...way] };
      for (const { id, score, terms, match } of index.search(query, { ...SEARCH, fields })) {
        const before = answers.get(Number(id));
        answers.set(Number(id), {
          // MiniSearch multiplies the sum over the terms with their number: a way must not count for its length.
          score: (before?.score ?? 0) + (weight * score) / way.length ** 2,
          terms: [...(before?.terms ?? []), ...terms],
          headed: before?.headed || Object.values(match).some((found) => found.includes('heading')),
        });
      }
    }
    return answers;
  }

  return { vocabulary, answer };
}
