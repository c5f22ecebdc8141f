import MiniSearch, { type SearchOptions } from 'minisearch';
import type { Place } from './place';
import type { Concept } from './question';
import { bare, termOf } from './words';

/** How well a place matches a part of a query. */
interface Answer {
  readonly score: number;
  /** The matching terms, and whether any is in its heading. */
  readonly terms: readonly string[];
  readonly headed: boolean;
}

/** Matches by the index of their place. */
export type Answers = ReadonlyMap<number, Answer>;

export interface PlaceIndex {
  /** The terms of all places by their words. */
  readonly vocabulary: ReadonlyMap<string, string>;
  readonly answer: (concept: Concept) => Answers;
}

const EVERYWHERE = { fields: ['page', 'heading', 'anchor', 'text'], weight: 1 };
/** Headings declared as answers count more than words in the text. */
const IN_HEADINGS = { fields: ['heading', 'anchor'], weight: 2 };

/** Queries consist of terms already. */
const SEARCH: SearchOptions = {
  tokenize: (term) => [term],
  processTerm: (term) => term,
  boost: { heading: 3, anchor: 2 },
};

/** Places are indexed in batches: on a slow phone all of them take a second, in which people type. */
const AT_A_TIME = 20;

/** Creates one index over all places, so that a word has the same weight everywhere. */
export async function indexPlaces(places: readonly Place[]): Promise<PlaceIndex> {
  const vocabulary = new Map<string, string>();
  const index = new MiniSearch<{ readonly id: number; readonly place: Place }>({
    fields: EVERYWHERE.fields,
    extractField: ({ id, place }, name) =>
      ({
        id: String(id),
        page: place.top ? '' : place.page.title,
        heading: place.name,
        // A section's anchor adds words that its heading lacks: `contact` for ‘Come, ring or write’.
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
          // MiniSearch multiplies the sum over terms by their number, so alternatives must not count for their length.
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
