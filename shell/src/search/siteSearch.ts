import { excerptOf, marked, type Piece } from './marked';
import { placesOf, type Place } from './place';
import { indexPlaces } from './placeIndex';
import { questionReader } from './question';
import { rank, type Ranked } from './rank';
import type { SearchPage } from './searchIndex';

/** A place of the site that was found. */
export interface Found {
  /** Its address, with the anchor of the section. */
  readonly to: string;
  readonly title: readonly Piece[];
  /** The heading of the section; at the top of a page there is none. */
  readonly section: readonly Piece[] | undefined;
  readonly excerpt: readonly Piece[];
}

/** What was found for some words. */
export interface Findings {
  /** The best first. */
  readonly places: readonly Found[];
  /** The words that are nowhere on the site. */
  readonly missing: readonly string[];
}

/** Finds places by words. */
export type SiteSearch = (words: string) => Findings;

/** More would not be read. */
const RESULTS_MAX = 12;
/** So that one page does not take the place of all others. */
const OF_A_PAGE_MAX = 3;

/** Makes the search over the pages of all apps. */
export async function createSiteSearch(pages: readonly SearchPage[]): Promise<SiteSearch> {
  const places = placesOf(pages);
  const { vocabulary, answer } = await indexPlaces(places);
  const read = questionReader(vocabulary);
  return (words) => {
    const parts = read(words).map((concept) => ({ concept, answers: answer(concept) }));
    const answered = parts.filter(({ answers }) => answers.size > 0);
    return {
      places: listed(rank(places, answered)),
      missing: parts.filter((part) => !answered.includes(part)).map(({ concept }) => concept.typed),
    };
  };
}

function listed(ranked: readonly Ranked[]): Found[] {
  const taken = new Map<SearchPage, number>();
  return ranked
    .filter(({ place: { page } }) => {
      const times = taken.get(page) ?? 0;
      taken.set(page, times + 1);
      return times < OF_A_PAGE_MAX;
    })
    .slice(0, RESULTS_MAX)
    .map(({ place, terms }) => foundAt(place, terms));
}

function foundAt({ page, heading, id, text, top }: Place, terms: ReadonlySet<string>): Found {
  return {
    to: page.path + (id && !top ? `#${id}` : ''),
    title: marked(page.title, terms),
    section: top || !heading ? undefined : marked(heading, terms),
    excerpt: marked(excerptOf(text, terms), terms),
  };
}
