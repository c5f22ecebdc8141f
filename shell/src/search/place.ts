import type { SearchPage, SearchSection } from './searchIndex';
import { termOf, termsOf, wordsOf } from './words';

/** A section of a page, with what its page is about. */
export interface Place extends SearchSection {
  readonly page: SearchPage;
  readonly top: boolean;
  /** What it is called: at the top of a page by the page's title as well. */
  readonly name: string;
  /** The terms at the top of its page. */
  readonly topic: ReadonlySet<string>;
  /** The terms that its page is called by, and hardly any other page. */
  readonly pageNames: ReadonlySet<string>;
  /** Whether its page is below another page, and so about a part of what that is about. */
  readonly isBelow: boolean;
  /** How many places have the same heading. */
  readonly likeIt: number;
}

/** Pages that may be called by a term which still tells them from others. */
const FEW = 2;

/** All places of some pages. */
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

/** The title of a page, and what its heading says beyond that. */
function nameOf({ title }: SearchPage, { heading }: SearchSection): string {
  const said = new Set(termsOf(title));
  return [title, ...wordsOf(heading).filter((word) => !said.has(termOf(word)))].join(' ');
}

function countOf(texts: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const text of texts) counts.set(text, (counts.get(text) ?? 0) + 1);
  return counts;
}
