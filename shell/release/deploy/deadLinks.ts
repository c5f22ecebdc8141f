import { matchRoute } from '@school/shared/contract';
import { unescape } from '../compose/escape';
import type { Registry } from '../site/registry';
import { deployedRoutes } from '../site/routeTable';
import type { SiteStore } from '../site/store';

/** A path that a change took away, and the pages that still link to it. */
export interface DeadLink {
  readonly link: string;
  readonly pages: readonly string[];
}

const LINK = /<a\b[^>]*?\shref="(\/[^"#?]*)/g;

/** Returns the links in the pages of a changed site that worked before the change and no longer do. */
export async function deadLinksOf(store: SiteStore, before: Registry, after: Registry): Promise<DeadLink[]> {
  if (Object.keys(before.pages).every((path) => Object.hasOwn(after.pages, path))) return [];
  const [worked, works] = [answers(before), answers(after)];
  const pagesByLink = new Map<string, string[]>();
  for (const [path, { object }] of Object.entries(after.pages)) {
    for (const link of linksIn(String((await store.read(object)) ?? '')))
      pagesByLink.set(link, [...(pagesByLink.get(link) ?? []), path]);
  }
  return [...pagesByLink]
    .filter(([link]) => worked(link) && !works(link))
    .map(([link, pages]) => ({ link, pages }));
}

function linksIn(html: string): Set<string> {
  return new Set([...html.matchAll(LINK)].map(([, link = '']) => unescape(link)));
}

/** Returns whether a page or file answers a path, besides the page for unknown paths. */
function answers(registry: Registry): (path: string) => boolean {
  const routes = deployedRoutes(registry);
  return (path) => {
    const match = matchRoute(routes, path);
    return Object.hasOwn(registry.files, path) || (!!match && match.route.path !== '*');
  };
}
