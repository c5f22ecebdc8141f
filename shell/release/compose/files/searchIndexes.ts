import { isListed, type RoutePage } from '@school/shared/contract';
import { pageTitle } from '@school/shared/site';
import { pagesOf } from '../../site/routeTable';
import {
  indexPath,
  type SearchIndex,
  type SearchPage,
  type SearchSection,
} from '../../../src/search/searchIndex';
import type { SiteStore } from '../../site/store';
import type { RootFile, RootFileSource } from './rootFile';
import { readHead } from './readHead';
import { readSections } from './readSections';

/**
 * Generates a search index per app from the text of its composed pages. So deploys, rollbacks, undeploys and published
 * content update it, and pages excluded from search engines are not in it. It is empty for an app without such pages.
 */
export async function searchIndexes(source: RootFileSource): Promise<RootFile[]> {
  const remotes = Object.keys(source.registry.apps).filter((app) => app !== 'shell');
  return Promise.all(
    remotes.map(async (app) => {
      const listed = pagesOf(source.registry, app).filter(isListed);
      const pages = await Promise.all(listed.map((page) => readPage(source, page)));
      return { path: indexPath(app), body: JSON.stringify({ pages } satisfies SearchIndex) };
    }),
  );
}

async function readPage({ store, registry }: RootFileSource, page: RoutePage): Promise<SearchPage> {
  const object = registry.pages[page.path]?.object;
  const { title, description } = page.variant ?? page.route;
  const composed = object ? await composedPage(store, object) : { title, description, sections: [] };
  return searchPageOf(page.path, composed);
}

/** Returns the searchable content of a composed page. */
export function searchPageOf(path: string, { title, description, sections }: PageText): SearchPage {
  const [top = { heading: '', text: '' }, ...rest] = sections;
  return {
    path,
    title: withoutSchool(title),
    sections: [{ ...top, text: [description, top.text].filter(Boolean).join(' ') }, ...rest],
  };
}

interface PageText {
  readonly title: string;
  readonly description: string;
  readonly sections: readonly SearchSection[];
}

/** Composed pages are immutable, so that following the API parses only new ones. */
const cached = new Map<string, PageText>();
const KNOWN_AT_MOST = 1000;

/** Returns a page's content. Its head may depend on editable documents, like its text. */
async function composedPage(store: SiteStore, object: string): Promise<PageText> {
  const before = cached.get(object);
  if (before) return before;
  const html = String((await store.read(object)) ?? '');
  const page = readComposed(html);
  if (cached.size >= KNOWN_AT_MOST) cached.clear();
  cached.set(object, page);
  return page;
}

/** Parses the HTML of a composed page. */
export const readComposed = (html: string): PageText => ({
  ...readHead(html),
  sections: readSections(html),
});

/** Returns a page's title without the school's name. */
function withoutSchool(title: string): string {
  const school = pageTitle('');
  return title.endsWith(school) ? title.slice(0, -school.length) : title;
}
