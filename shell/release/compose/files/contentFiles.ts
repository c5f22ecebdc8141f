import { CONTENT_FILE } from '@school/shared/content';
import { DECLARED_FILE, type DeclaredByApp } from '@school/shared/content/declare';
import { pagesOf } from '../../site/routeTable';
import { declaredContent } from '../declaredContent';
import { publishedContent } from '../publishedContent';
import type { RootFile, RootFileSource } from './rootFile';

/**
 * Generates the files with published and editable documents of all deployed apps, so that a newly deployed app needs no
 * change of the shell or the API. Pages that the browser renders read them.
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
