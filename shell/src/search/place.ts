import type { SearchPage, SearchSection } from './searchIndex';
import { termOf, termsOf, wordsOf } from './words';

/** A section of a page, with data of the page. */
export interface Place extends SearchSection {
  readonly page: SearchPage;
  readonly top: boolean;
  /** Its name; at the top of a page it includes the page's title. */
  readonly name: string;
  /** The terms at the top of its page. */
  readonly topic: ReadonlySet<string>;
  /** The terms in its page's name that hardly any other page's has. */
  readonly pageNames: ReadonlySet<string>;
  /** Whether its page is a subpage, which covers part of another page's topic. */
  readonly isBelow: boolean;
  /** How many places have the same heading. */
  readonly likeIt: number;
}

/** How many pages a distinctive term may name. */
const FEW = 2;

/** Returns all places of some pages. */
export function placesOf(pages: readonly SearchPage[]): Place[] {
  const headings = countOf(pages.flatMap(({ sections }) => sections.map(({ heading }) => heading)));
  const titles = pages.map(({ title, path }) => [...new Set(termsOf(`${title} ${path}`))]);
  const called = countOf(titles.flat());
  return pages.flatMap((page, at) => {
    const [first] = page.sections;
    const topic = new Set(termsOf([page.title, page.path, first?.heading, first?.text].join(' ')));
    const pageNames = new Set(titles[at]?.filter((term) => (called.get(term) ?? 0) <= FEW));
    const isBelow = pages.some(({ path }) => page.path.startsWith(`${path}/`));
    return page.sections.map((section) => ({
      ...section,
      page,
      top: section === first,
      name: section === first ? nameOf(page, section) : section.heading,
      topic,
      pageNames,
      isBelow,
      likeIt: headings.get(section.heading) ?? 1,
    }));
  });
}

/** Returns the title of a page and what its heading adds. */
function nameOf({ title }: SearchPage, { heading }: SearchSection): string {
  const said = new Set(termsOf(title));
  return [title, ...wordsOf(heading).filter((word) => !said.has(termOf(word)))].join(' ');
}

function countOf(texts: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const text of texts) counts.set(text, (counts.get(text) ?? 0) + 1);
  return counts;
}
