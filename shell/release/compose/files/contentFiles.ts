import { CONTENT_FILE } from '@school/shared/content';
import { DECLARED_FILE, type DeclaredByApp } from '@school/shared/content/declare';
import { pagesOf } from '../../site/routeTable';
import { declaredContent } from '../declaredContent';
import { publishedContent } from '../publishedContent';
import type { RootFile, RootFileSource } from './rootFile';

/**
 * What staff have published, for pages that the browser renders itself, and what they may edit, of all apps in use: so an
 * app that is deployed tomorrow takes part without a change of the shell or the API.
 */
export async function contentFiles(source: RootFileSource): Promise<RootFile[]> {
  const declared = await declaredDocuments(source);
  const published = await publishedContent(source.store, source.registry);
  return [
    { path: CONTENT_FILE, body: JSON.stringify(published) },
    { path: DECLARED_FILE, body: JSON.stringify({ documents: declared }) },
  ];
}

async function declaredDocuments({ store, registry }: RootFileSource): Promise<DeclaredByApp[]> {
  const declared = Object.entries(registry.apps).map(async ([app, { current }]) => {
    const pages = pagesOf(registry, app);
    return (await declaredContent(store, current)).map((document) => ({
      ...document,
      app,
      pages: pages.filter(({ route }) => route.resources?.includes(document.path)).map(({ path }) => path),
    }));
  });
  return (await Promise.all(declared)).flat();
}
