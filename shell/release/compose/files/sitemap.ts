import { isListed } from '@school/shared/contract';
import { pagesOf } from '../../site/routeTable';
import { escape } from '../escape';
import type { RootFile, RootFileSource } from './rootFile';

/** Generates the sitemap: every indexed page with the day of its app's last deploy. */
export function sitemap({ registry, settings }: RootFileSource): RootFile[] {
  const entries = Object.entries(registry.apps).flatMap(([app, { current }]) =>
    pagesOf(registry, app)
      .filter(isListed)
      .map(({ path }) => ({ loc: settings.origin + path, lastmod: current.deployedAt.slice(0, 10) })),
  );
  const urls = entries
    .sort((a, b) => (a.loc < b.loc ? -1 : 1))
    .map(({ loc, lastmod }) => `<url><loc>${escape(loc)}</loc><lastmod>${lastmod}</lastmod></url>`);
  const body = [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...urls,
    '</urlset>',
    '',
  ].join('\n');
  return [{ path: '/sitemap.xml', body }];
}
