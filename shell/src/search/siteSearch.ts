import { excerptOf, marked, type Piece } from './marked';
import { placesOf, type Place } from './place';
import { indexPlaces } from './placeIndex';
import { questionReader } from './question';
import { rank, type Ranked } from './rank';
import type { SearchPage } from './searchIndex';

/** A result of the site search. */
export interface Found {
  /** Its URL, with the anchor of the section. */
  readonly to: string;
  readonly title: readonly Piece[];
  /** The heading of the section; undefined at the top of a page. */
  readonly section: readonly Piece[] | undefined;
  readonly excerpt: readonly Piece[];
}

/** The results of a query. */
export interface Findings {
  /** Best first. */
  readonly places: readonly Found[];
  /** Words without matches on the site. */
  readonly missing: readonly string[];
}

/** Searches for a query. */
export type SiteSearch = (query: string) => Findings;

/** The maximum number of results. */
const RESULTS_MAX = 12;
/** Limits the results per page, so that one page does not fill the list. */
const OF_A_PAGE_MAX = 3;

/** Creates the search over the pages of all apps. */
export async function createSiteSearch(pages: readonly SearchPage[]): Promise<SiteSearch> {
  const places = placesOf(pages);
  const { vocabulary, answer } = await indexPlaces(places);
  const read = questionReader(vocabulary);
  const find = (query: string) => {
    const parts = read(query).map((concept) => ({ concept, answers: answer(concept) }));
    const answered = parts.filter(({ answers }) => answers.size > 0);
    return {
      ranked: rank(places, answered),
      missing: parts.filter((part) => !answered.includes(part)).map(({ concept }) => concept.typed),
    };
  };
  return (query) => {
    const { ranked, missing } = find(query);
    const sides = query.split(/ or /i);
    return {
      places: listed(sides.length > 1 ? inTurn(sides.map((side) => find(side).ranked)) : ranked),
      missing,
    };
  };
}

/** Joins the results of several queries: the best of each, then the second of each. */
function inTurn(lists: readonly (readonly Ranked[])[]): Ranked[] {
  const turns = lists.flatMap((list) => list.map((ranked, turn) => ({ ranked, turn })));
  const byPlace = new Map<Place, Ranked>();
  for (const { ranked } of turns.sort((one, other) => one.turn - other.turn))
    if (!byPlace.has(ranked.place)) byPlace.set(ranked.place, ranked);
  return [...byPlace.values()];
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
