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
 * What can be found in each app, in a file of its own: the words of its composed pages. So a deploy, a roll-back, an
 * undeploy and what the API publishes take the index along, and what has no place in a search engine has none here. One of
 * an app without such pages is empty.
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

/** What can be found of a composed page. */
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

/** Pages never change, so that one who follows the API reads anew just what was composed anew. */
const known = new Map<string, PageText>();
const KNOWN_AT_MOST = 1000;

/** What a page says: its head may follow what staff edit, as its words do. */
async function composedPage(store: SiteStore, object: string): Promise<PageText> {
  const before = known.get(object);
  if (before) return before;
  const html = String((await store.read(object)) ?? '');
  const page = readComposed(html);
  if (known.size >= KNOWN_AT_MOST) known.clear();
  known.set(object, page);
  return page;
}

/** Reads the HTML of a composed page. */
export const readComposed = (html: string): PageText => ({
  ...readHead(html),
  sections: readSections(html),
});

/** The title of a page on the site itself, where everybody knows whose it is. */
function withoutSchool(title: string): string {
  const school = pageTitle('');
  return title.endsWith(school) ? title.slice(0, -school.length) : title;
}
