import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { isListed, pagesOfRoute, type RoutePage } from '@school/shared/contract';
import type { Renderer } from '@school/shared/render';
import { escape } from '../release/compose/escape';
import { readComposed, searchPageOf } from '../release/compose/files/searchIndexes';
import type { SearchPage } from '../src/search/searchIndex';
import { remoteNames, WORKSPACE } from '../workspace/workspace';

const ORIGIN = 'https://school.example';

/** Returns all indexed pages of the workspace's remotes, as a deploy writes them to the search indexes. */
export async function searchedPages(): Promise<SearchPage[]> {
  const apps = await Promise.all(
    remoteNames().map(async (app) => {
      const { routes } = await importFrom<Pick<Renderer, 'routes'>>(app, 'routes');
      const pages = routes.flatMap(pagesOfRoute).filter(isListed);
      if (pages.length === 0) return [];
      const { renderer } = await importFrom<{ renderer: Renderer }>(app, 'render');
      return Promise.all(
        pages.map(async (page) => searchPageOf(page.path, readComposed(await htmlOf(renderer, page)))),
      );
    }),
  );
  return apps.flat();
}

/** Imports by URL, because the shell must not import remotes. */
export async function importFrom<Module>(app: string, module: string): Promise<Module> {
  const url = pathToFileURL(join(WORKSPACE, app, 'src', `${module}.ts`)).href;
  return (await import(/* @vite-ignore */ url)) as Module;
}

/** Returns the parts of a composed page that the search reads. */
async function htmlOf(renderer: Renderer, { path, route, variant }: RoutePage): Promise<string> {
  const head = renderer.head({ path, origin: ORIGIN, picture: undefined }) ?? variant ?? route;
  const { html } = await renderer.render({ path, base: '/' });
  return `<title>${escape(head.title)}</title>
<meta name="description" content="${escape(head.description)}">
<div data-prerendered="">${html}</div>`;
}
