import { validApps } from '../loading/validApps';
import { indexPath, type SearchIndex, type SearchPage } from './searchIndex';

/** The indexes that could be loaded. */
export interface LoadedIndexes {
  readonly pages: readonly SearchPage[];
  /** Whether an app's index could not be loaded. */
  readonly incomplete: boolean;
}

/**
 * Loads the search index of each deployed app. Apps without one are skipped.
 * @throws Error when the registry, or every index, cannot be loaded
 */
export async function loadIndexes(ask: typeof fetch = fetch): Promise<LoadedIndexes> {
  const registry = await ask('/registry.json', { credentials: 'same-origin' });
  if (!registry.ok) throw new Error(`The registry answered ${registry.status}`);
  const apps = Object.keys(validApps(await registry.json()));
  const results = await Promise.allSettled(apps.map((app) => loadIndex(indexPath(app), ask)));
  const loaded = results.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : []));
  const failed = results.find((result) => result.status === 'rejected');
  if (failed) console.warn('A part of the site cannot be searched', failed.reason);
  if (failed && !loaded.some((pages) => pages.length > 0)) throw failed.reason;
  return { pages: loaded.flat(), incomplete: failed !== undefined };
}

async function loadIndex(path: string, ask: typeof fetch): Promise<readonly SearchPage[]> {
  const answer = await ask(path, { credentials: 'same-origin' });
  if (answer.status === 404) return [];
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}`);
  const index: unknown = await answer.json();
  if (!isIndex(index)) throw new Error(`${path} is not a search index`);
  return index.pages;
}

function isIndex(value: unknown): value is SearchIndex {
  const { pages } = (value ?? {}) as Partial<SearchIndex>;
  return (
    Array.isArray(pages) &&
    pages.every(({ path, title, sections }: Partial<SearchPage>) => {
      const texts = [path, title, ...(sections ?? []).flatMap(({ heading, text }) => [heading, text])];
      return Array.isArray(sections) && texts.every((text) => typeof text === 'string');
    })
  );
}
