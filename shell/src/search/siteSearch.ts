import MiniSearch from 'minisearch';
import { excerptOf, marked, type Piece } from './marked';
import type { SearchPage, SearchSection } from './searchIndex';
import { comparable } from './words';

/** A place of the site that was found. */
export interface Found {
  /** Its address, with the anchor of the section. */
  readonly to: string;
  readonly title: readonly Piece[];
  /** The heading of the section; at the top of a page there is none. */
  readonly section: readonly Piece[] | undefined;
  readonly excerpt: readonly Piece[];
}

/** Finds places by words, the best first. */
export type SiteSearch = (words: string) => Found[];

/** More would not be read. */
const RESULTS_MAX = 12;
/** So that one page does not take the place of all others. */
const OF_A_PAGE_MAX = 3;

interface Place extends SearchSection {
  readonly page: SearchPage;
  readonly top: boolean;
}

/** One index over the pages of all apps, so that a word weighs the same wherever it stands. */
export function createSiteSearch(pages: readonly SearchPage[]): SiteSearch {
  const places: Place[] = pages.flatMap((page) =>
    page.sections.map((section, at) => ({ ...section, page, top: at === 0 })),
  );
  const index = new MiniSearch<{ readonly id: number; readonly place: Place }>({
    fields: ['title', 'heading', 'anchor', 'text'],
    extractField: ({ id, place }, name) =>
      ({
        id: String(id),
        title: place.page.title,
        heading: place.heading,
        // What a section is called in addresses: `contact` stands over ‘Come, ring or write’.
        anchor: place.id?.replace(/-title$/, '') ?? '',
        text: place.text,
      })[name] ?? '',
    processTerm: comparable,
    searchOptions: {
      boost: { title: 2.5, heading: 2.5, anchor: 2 },
      prefix: (word) => word.length > 2,
      fuzzy: (word) => (word.length > 4 ? 0.2 : false),
      boostDocument: (id) => (places[Number(id)]?.top ? 1.2 : 1),
    },
  });
  index.addAll(places.map((place, id) => ({ id, place })));

  return (words) => {
    const all = index.search(words, { combineWith: 'AND' });
    const results = all.length > 0 ? all : index.search(words);
    const taken = new Map<string, number>();
    const found: Found[] = [];
    for (const { id, match } of results) {
      const place = places[Number(id)];
      const times = taken.get(place?.page.path ?? '') ?? 0;
      if (!place || times >= OF_A_PAGE_MAX) continue;
      taken.set(place.page.path, times + 1);
      found.push(foundAt(place, new Set(Object.keys(match))));
      if (found.length === RESULTS_MAX) break;
    }
    return found;
  };
}

function foundAt({ page, heading, id, text, top }: Place, words: ReadonlySet<string>): Found {
  return {
    to: page.path + (id && !top ? `#${id}` : ''),
    title: marked(page.title, words),
    section: top || !heading ? undefined : marked(heading, words),
    excerpt: marked(excerptOf(text, words), words),
  };
}
